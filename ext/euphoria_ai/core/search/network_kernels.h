/* The sums of the network (network.pyx).  Every output adds its inputs in their order, several outputs side by side,
   so the same numbers come out on every machine, however wide its vectors are: no sum is reordered, and the build
   forbids fused multiply-add (setup.py). */

#ifndef EUPHORIA_NETWORK_KERNELS_H
#define EUPHORIA_NETWORK_KERNELS_H

#include <math.h>
#include <stdint.h>
#include <string.h>

enum { FIRST = 64, SECOND = 32, OUTPUTS = 2 };

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__gnu_linux__) \
    && !defined(__SANITIZE_ADDRESS__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

/* Eight numbers side by side: a vector where the compiler knows vectors, whatever the machine has for it. */
#if defined(__GNUC__)
typedef float lanes_t __attribute__((vector_size(32), aligned(4), may_alias));
#define ADD_SCALED(sum, x, row) (sum) += (x) * *(const lanes_t *)(row)
#else
typedef struct { float lane[8]; } lanes_t;
#define ADD_SCALED(sum, x, row) \
    do { for (int lane = 0; lane < 8; lane++) (sum).lane[lane] += (x) * (row)[lane]; } while (0)
#endif

/* sums += value[i] * the row of index[i], for i in order */
WIDE static void add_rows(
    float *restrict sums, const float *restrict rows, const uint16_t *index, const uint8_t *value, int n)
{
    lanes_t sum[FIRST / 8];
    memcpy(sum, sums, sizeof sum);
    for (int i = 0; i < n; i++) {
        const float *row = rows + (long)index[i] * FIRST;
        const float x = value[i];
        ADD_SCALED(sum[0], x, row);
        ADD_SCALED(sum[1], x, row + 8);
        ADD_SCALED(sum[2], x, row + 16);
        ADD_SCALED(sum[3], x, row + 24);
        ADD_SCALED(sum[4], x, row + 32);
        ADD_SCALED(sum[5], x, row + 40);
        ADD_SCALED(sum[6], x, row + 48);
        ADD_SCALED(sum[7], x, row + 56);
    }
    memcpy(sums, sum, sizeof sum);
}

/* second = biases + rectified first * weights; weights: a row for each of the first layer */
WIDE static void second_layer(
    float *restrict second, const float *restrict first, const float *restrict weights, const float *restrict biases)
{
    lanes_t sum[SECOND / 8];
    memcpy(sum, biases, sizeof sum);
    for (int i = 0; i < FIRST; i++) {
        const float x = first[i];
        if (x <= 0) continue;
        ADD_SCALED(sum[0], x, weights + i * SECOND);
        ADD_SCALED(sum[1], x, weights + i * SECOND + 8);
        ADD_SCALED(sum[2], x, weights + i * SECOND + 16);
        ADD_SCALED(sum[3], x, weights + i * SECOND + 24);
    }
    memcpy(second, sum, sizeof sum);
}

/* weights: a row for each output */
static float output(const float *second, const float *weights, float bias)
{
    float sum = bias;
    for (int i = 0; i < SECOND; i++) sum += (second[i] > 0 ? second[i] : 0) * weights[i];
    return sum;
}

/* e to the power of x for x <= 0, to about 2e-7; the library's may differ between machines */
static float exp_of(float x)
{
    if (x < -80) return 0;
    const float n = floorf(x * 1.44269504f + 0.5f);
    const float r = (x - n * 0.693359375f) + n * 2.12194440e-4f;
    float p = 1.9875691500e-4f;
    p = p * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    p = p * r * r + r + 1.0f;
    return ldexpf(p, (int)n);
}

#endif
