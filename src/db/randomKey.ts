/** 128 random bits as 22 URL-safe characters (base64url). */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22)
}
