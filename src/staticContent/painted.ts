/** A window that nobody looks at paints nothing; who waits for it goes on after this time, in milliseconds. */
const PATIENCE_MS = 100;

let painting: Promise<void> | undefined;

/** Says that something new is on the page, which readers shall see before more work is done. */
export function awaitPaint(): void {
  painting = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS);
  });
}

/** Resolves when readers see what {@link awaitPaint} was called for; at once when it never was. */
export async function painted(): Promise<void> {
  await painting;
}
