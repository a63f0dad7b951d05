import type {MiddlewareHandler} from 'hono';

/** Sent with every answer, whatever its status. Values follow the OWASP secure headers project. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Middleware that adds {@link SECURITY_HEADERS} to each answer, errors and redirects included. */
export function securityHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      context.header(name, value);
    }
  };
}
