// libcurl; curl_easy_setopt and its like are variadic, so each kind of argument has its own wrapper.
#pragma once
#include <sys/select.h>
#include <curl/curl.h>

static inline CURLcode larder_curl_set_string(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}
static inline CURLcode larder_curl_set_long(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}
static inline CURLcode larder_curl_set_offset(CURL *handle, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(handle, option, value);
}
static inline CURLcode larder_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
    return curl_easy_setopt(handle, option, value);
}
static inline CURLcode larder_curl_set_list(CURL *handle, CURLoption option, struct curl_slist *value) {
    return curl_easy_setopt(handle, option, value);
}
static inline CURLcode larder_curl_set_writer(CURL *handle, CURLoption option, size_t (*function)(char *, size_t, size_t, void *)) {
    return curl_easy_setopt(handle, option, function);
}
static inline CURLcode larder_curl_set_open_socket(
    CURL *handle, curl_socket_t (*function)(void *, curlsocktype, struct curl_sockaddr *), void *context) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, function);
    return code ? code : curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, context);
}
static inline CURLcode larder_curl_get_long(CURL *handle, CURLINFO info, long *value) {
    return curl_easy_getinfo(handle, info, value);
}
static inline CURLcode larder_curl_get_string(CURL *handle, CURLINFO info, char **value) {
    return curl_easy_getinfo(handle, info, value);
}
static inline CURLcode larder_curl_get_pointer(CURL *handle, CURLINFO info, void **value) {
    return curl_easy_getinfo(handle, info, value);
}
static inline CURLMcode larder_curl_multi_set_socket_function(
    CURLM *multi, int (*function)(CURL *, curl_socket_t, int, void *, void *), void *context) {
    CURLMcode code = curl_multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, function);
    return code ? code : curl_multi_setopt(multi, CURLMOPT_SOCKETDATA, context);
}
static inline CURLMcode larder_curl_multi_set_timer_function(
    CURLM *multi, int (*function)(CURLM *, long, void *), void *context) {
    CURLMcode code = curl_multi_setopt(multi, CURLMOPT_TIMERFUNCTION, function);
    return code ? code : curl_multi_setopt(multi, CURLMOPT_TIMERDATA, context);
}
static inline CURLMcode larder_curl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}
// The socket of a connection that was only made; -1 if there is none.
static inline int larder_curl_socket(CURL *handle) {
    curl_socket_t descriptor = CURL_SOCKET_BAD;
    return curl_easy_getinfo(handle, CURLINFO_ACTIVESOCKET, &descriptor) ? -1 : (int)descriptor;
}
