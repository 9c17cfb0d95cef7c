"""A device's own notification service, which hands messages to nobody, and a device that reads them by WebCrypto."""

import base64
import http.server
import json
import threading

# Has a page subscribe there, with keys of its own; the browser's real service cannot be reached from a test.
SUBSCRIBE = """(async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const text = bytes => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly) throw new Error('Messages must be shown.');
    window.serverKey = applicationServerKey;
    return { toJSON: () => ({ endpoint: '%s', keys: { p256dh: text(point), auth: text(auth) } }) };
  };
  return { key: await crypto.subtle.exportKey('jwk', pair.privateKey), point: [...point], auth: [...auth] };
})()"""

# Reads a message as RFC 8188 and 8291 say, and confirms who has sent it as RFC 8292 says.
READ = """(async ({ key, point, auth }, body, authorization, origin) => {
  const bytes = text => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0));
  const words = text => new TextEncoder().encode(text);
  const all = (...parts) => new Uint8Array(parts.flatMap(part => [...part]));
  const [, token, server] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization);
  const [header, claims, signature] = token.split('.');
  const signer = await crypto.subtle.importKey('raw', bytes(server), { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
  const isSigned = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, signer, bytes(signature), words(`${header}.${claims}`));
  const { aud, exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  if (!isSigned || aud !== origin || exp * 1000 < Date.now() || exp * 1000 > Date.now() + 86_400_000) throw new Error(`not signed well: ${aud}`);
  const message = bytes(body);
  const [salt, from] = [message.slice(0, 16), message.slice(21, 21 + message[20])];
  const own = await crypto.subtle.importKey('jwk', key, { name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']);
  const other = await crypto.subtle.importKey('raw', from, { name: 'ECDH', namedCurve: 'P-256' }, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, own, 256);
  const derived = async (secret, salt, info, count) => crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info },
    await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']), count * 8);
  const input = await derived(shared, new Uint8Array(auth), all(words('WebPush: info\\0'), point, from), 32);
  const content = await crypto.subtle.importKey('raw', await derived(input, salt, words('Content-Encoding: aes128gcm\\0'), 16), 'AES-GCM', false, ['decrypt']);
  const iv = await derived(input, salt, words('Content-Encoding: nonce\\0'), 12);
  const text = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, content, message.slice(21 + message[20])));
  if (text.at(-1) !== 2) throw new Error('not the last record');
  return { server, text: new TextDecoder().decode(text.slice(0, -1)) };
})(%s)"""


class PushService:
    """Takes messages, and keeps them."""

    def __init__(self):
        messages = self.messages = []

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                messages.append((dict(self.headers), body))
                self.send_response(201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *words):
                """Nothing."""

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def subscribe(self, page):
        """Has the page subscribe here; the device's keys."""
        return page.js(SUBSCRIBE % f"{self.origin}/device")

    def read(self, page, device, number):
        """A message, as the device reads it: its text, and the key that has signed for it."""
        headers, body = self.messages[number]
        body = base64.urlsafe_b64encode(body).decode()
        return page.js(READ % ", ".join(json.dumps(one) for one in (device, body, headers["Authorization"], self.origin)))

    def close(self):
        self.server.shutdown()
