/**
 * Sent with every answer, whatever its status, beside the content policy. Values follow the OWASP
 * secure headers project.
 */
export const SECURE_HEADERS: Readonly<Record<string, string>> = {
  // Browsers heed this on https alone. Other hosts below the same domain are not ours to speak for.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), clipboard-write=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
