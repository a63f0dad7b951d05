import type {OnBrokenMarkdownImagesFunction} from '@docusaurus/types';

/**
 * The framework's hook for an image that is not there.
 *
 * @throws Error naming file, line and image, and how to fix it.
 */
export const brokenImage: OnBrokenMarkdownImagesFunction = ({sourceFilePath, url, node}) => {
  const line = node.position?.start.line ?? 1;
  throw new Error(
    `${sourceFilePath}:${line}: image "${url}" does not exist. Put the file beside the page and name it as ./name.svg, or in static/ and name it as /name.svg, or correct the path.`,
  );
};
