import {posix} from 'node:path';
import {readData} from '@toolhive-docs/evidence';
import {leaves} from '../kubernetes/chartFacts';
import type {Fact} from '../types';
import type {Files} from './Files';
import {imageIn, type Image} from './imageReference';
import {mapOf} from './maps';

const BASE_IMAGE = /^\s*FROM\s+(?:--\S+\s+)*(\S+)/gim;

/** The images that builds start from, in Dockerfiles and templates of them, and those that charts name. */
export function imageFacts(files: Files): Fact[] {
  return [...baseImages(files), ...chartImages(files)];
}

export function imageFact(place: string, {name, tag}: Image, path: string): Fact {
  return {area: 'image', id: place, path, fields: {image: name, tag}};
}

function baseImages(files: Files): Fact[] {
  const isBuild = (path: string) =>
    /(^|\/)(Dockerfile[^/]*|[^/]+\.(tmpl|dockerfile))$/i.test(path) && !/^tests?\//.test(path);
  return files.list(isBuild).flatMap((path) =>
    [...files.text(path).matchAll(BASE_IMAGE)].flatMap(([, reference = '']) => {
      const image = imageIn(reference, true);
      // The image itself is part of the name, because a build may start from several.
      return image ? [imageFact(`${path} ${image.name}`, image, path)] : [];
    }),
  );
}

function chartImages(files: Files): Fact[] {
  return files
    .list((path) => path.includes('charts/') && posix.basename(path) === 'values.yaml')
    .flatMap((path) =>
      leaves(valuesOf(files.text(path))).flatMap(([key, value]) => {
        const image = typeof value === 'string' ? imageIn(value) : undefined;
        return image ? [imageFact(`${path} ${key}`, image, path)] : [];
      }),
    );
}

/** Values that cannot be read are told of where the charts are read. */
function valuesOf(text: string): Record<string, unknown> {
  try {
    return mapOf(readData(text));
  } catch {
    return {};
  }
}
