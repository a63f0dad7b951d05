import type {Locator} from '@playwright/test';

/** Width of the end of an element that holds its chevron or separator, in CSS pixels. */
const END = 22;

/** How much what is drawn at the right end of an element stands out from its ground there (WCAG 1.4.11), from 1 to 21. */
export async function endContrast(part: Locator): Promise<number> {
  await part.scrollIntoViewIfNeeded();
  const {x = 0, y = 0, width = 0, height = 0} = (await part.boundingBox()) ?? {};
  const picture = await part.page().screenshot({
    clip: {x: x + width - Math.min(END, width), y, width: Math.min(END, width), height},
  });
  return part.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.drawImage(image, 0, 0);
    const {data} = canvas.getImageData(0, 0, image.width, image.height);
    const linear = (value = 0): number =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const luminances = Array.from({length: data.length / 4}, (_, pixel) => {
      const [red, green, blue] = data.subarray(pixel * 4, pixel * 4 + 3);
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    });
    const [ground = 0] = luminances;
    return Math.max(
      ...luminances.map(
        (light) => (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05),
      ),
    );
  }, picture.toString('base64'));
}
