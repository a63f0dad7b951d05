const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * The size of a PNG picture as `width` x `height` in pixels, from its first chunk (PNG specification §5.2, §11.2.2).
 * @throws Error when the bytes are not a PNG.
 */
export function imageSize(bytes: Uint8Array): string {
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) {
    throw new Error(`not a PNG: it begins with ${bytes.slice(0, 8).join(' ')}`);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return `${view.getUint32(16)}x${view.getUint32(20)}`;
}
