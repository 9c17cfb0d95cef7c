// nettle: SHA-1, which name-based UUIDs are defined by, other people's signatures by RSA and on the curve P-256, and what
// Web Push takes: that curve and AES-128-GCM. libsodium leaves out all of them. GMP's numbers are arrays that Swift
// cannot hold, so each step is one function here.
#pragma once
#include <nettle/sha1.h>
#include <nettle/bignum.h>
#include <nettle/ecc-curve.h>
#include <nettle/ecdsa.h>
#include <nettle/gcm.h>
#include <nettle/rsa.h>

// RSASSA-PKCS1-v1_5 over a SHA-256 digest of 32 bytes.
static inline int larder_rsa_sha256_confirms(
    const uint8_t *modulus, size_t modulus_length, const uint8_t *exponent, size_t exponent_length,
    const uint8_t *digest, const uint8_t *signature, size_t signature_length) {
    struct rsa_public_key key;
    mpz_t number;
    rsa_public_key_init(&key);
    nettle_mpz_set_str_256_u(key.n, modulus_length, modulus);
    nettle_mpz_set_str_256_u(key.e, exponent_length, exponent);
    nettle_mpz_init_set_str_256_u(number, signature_length, signature);
    int confirmed = mpz_odd_p(key.n) && mpz_odd_p(key.e) && rsa_public_key_prepare(&key)
        && signature_length == key.size && rsa_sha256_verify_digest(&key, digest, number);
    mpz_clear(number);
    rsa_public_key_clear(&key);
    return confirmed;
}

// ECDSA on P-256 over a SHA-256 digest; the coordinates have 32 bytes each, the signature's numbers too.
static inline int larder_p256_sha256_confirms(
    const uint8_t *x, const uint8_t *y, const uint8_t *digest, const uint8_t *signature) {
    struct ecc_point point;
    struct dsa_signature numbers;
    mpz_t first, second;
    ecc_point_init(&point, nettle_get_secp_256r1());
    dsa_signature_init(&numbers);
    nettle_mpz_init_set_str_256_u(first, 32, x);
    nettle_mpz_init_set_str_256_u(second, 32, y);
    nettle_mpz_set_str_256_u(numbers.r, 32, signature);
    nettle_mpz_set_str_256_u(numbers.s, 32, signature + 32);
    int confirmed = ecc_point_set(&point, first, second) && ecdsa_verify(&point, 32, digest, &numbers);
    mpz_clear(first);
    mpz_clear(second);
    dsa_signature_clear(&numbers);
    ecc_point_clear(&point);
    return confirmed;
}

// Reads a private key of 32 bytes; zero unless it is one.
static inline int larder_p256_scalar(struct ecc_scalar *scalar, const uint8_t *bytes) {
    mpz_t number;
    ecc_scalar_init(scalar, nettle_get_secp_256r1());
    nettle_mpz_init_set_str_256_u(number, 32, bytes);
    int valid = ecc_scalar_set(scalar, number);
    mpz_clear(number);
    if (!valid) ecc_scalar_clear(scalar);
    return valid;
}

// Writes a point's two coordinates of 32 bytes.
static inline void larder_p256_coordinates(const struct ecc_point *point, uint8_t *x, uint8_t *y) {
    mpz_t first, second;
    mpz_init(first);
    mpz_init(second);
    ecc_point_get(point, first, second);
    nettle_mpz_get_str_256(32, x, first);
    nettle_mpz_get_str_256(32, y, second);
    mpz_clear(first);
    mpz_clear(second);
}

// The public key of a private one; zero unless it is one.
static inline int larder_p256_public(const uint8_t *key, uint8_t *x, uint8_t *y) {
    struct ecc_scalar scalar;
    struct ecc_point point;
    if (!larder_p256_scalar(&scalar, key)) return 0;
    ecc_point_init(&point, nettle_get_secp_256r1());
    ecc_point_mul_g(&point, &scalar);
    larder_p256_coordinates(&point, x, y);
    ecc_point_clear(&point);
    ecc_scalar_clear(&scalar);
    return 1;
}

// The secret that a private key shares with a public one (ECDH); zero unless both are keys.
static inline int larder_p256_shared(const uint8_t *key, const uint8_t *x, const uint8_t *y, uint8_t *secret) {
    struct ecc_scalar scalar;
    struct ecc_point point;
    mpz_t first, second;
    uint8_t other[32];
    if (!larder_p256_scalar(&scalar, key)) return 0;
    ecc_point_init(&point, nettle_get_secp_256r1());
    nettle_mpz_init_set_str_256_u(first, 32, x);
    nettle_mpz_init_set_str_256_u(second, 32, y);
    int valid = ecc_point_set(&point, first, second);
    if (valid) {
        ecc_point_mul(&point, &scalar, &point);
        larder_p256_coordinates(&point, secret, other);
    }
    mpz_clear(first);
    mpz_clear(second);
    ecc_point_clear(&point);
    ecc_scalar_clear(&scalar);
    return valid;
}

// The ECDSA signature of a SHA-256 digest, as two numbers of 32 bytes; zero unless the key is one.
static inline int larder_p256_sha256_sign(
    const uint8_t *key, const uint8_t *digest, nettle_random_func *random, uint8_t *signature) {
    struct ecc_scalar scalar;
    struct dsa_signature numbers;
    if (!larder_p256_scalar(&scalar, key)) return 0;
    dsa_signature_init(&numbers);
    ecdsa_sign(&scalar, 0, random, 32, digest, &numbers);
    nettle_mpz_get_str_256(32, signature, numbers.r);
    nettle_mpz_get_str_256(32, signature + 32, numbers.s);
    dsa_signature_clear(&numbers);
    ecc_scalar_clear(&scalar);
    return 1;
}

// AES-128-GCM with a key of 16 bytes and a nonce of 12; writes the text and a tag of 16 bytes behind it.
static inline void larder_aes128_gcm_seal(
    const uint8_t *key, const uint8_t *nonce, const uint8_t *text, size_t length, uint8_t *sealed) {
    struct gcm_aes128_ctx context;
    gcm_aes128_set_key(&context, key);
    gcm_aes128_set_iv(&context, 12, nonce);
    gcm_aes128_encrypt(&context, length, sealed, text);
    gcm_aes128_digest(&context, 16, sealed + length);
}
