// nettle: SHA-1, which name-based UUIDs are defined by, and other people's signatures by RSA and on the curve P-256;
// libsodium leaves out all three. GMP's numbers are arrays that Swift cannot hold, so each check is one function here.
#pragma once
#include <nettle/sha1.h>
#include <nettle/bignum.h>
#include <nettle/ecc-curve.h>
#include <nettle/ecdsa.h>
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
