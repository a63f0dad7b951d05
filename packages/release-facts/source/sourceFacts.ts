import {posix} from 'node:path';
import {leaves} from '../kubernetes/chartFacts';
import type {Fact, ReleaseFacts} from '../types';
import {unreadable, type Files} from './Files';

export interface Image {
  /** Without tag and digest. */
  name: string;
  tag: string;
}

const REFERENCE =
  /^([a-z0-9][\w.-]*(?::\d+)?(?:\/[\w.-]+)*)(?::([\w][\w.-]*))?(?:@(sha256:[0-9a-f]+))?$/;
/** What the first part of a name looks like when it is the host of a registry. */
const HOST = /^[\w-]+(\.[\w-]+)+(:\d+)?\//;

/**
 * Reads an image reference.
 * @param isKnown whether the text is one for sure; else its name must begin with the host of a registry.
 */
function imageIn(text: string, isKnown = false): Image | undefined {
  const [, name, tag, digest] = REFERENCE.exec(text) ?? [];
  if (name === undefined || (tag === undefined && digest === undefined)) return undefined;
  if (!isKnown && !HOST.test(name)) return undefined;
  return {name, tag: [tag, digest].filter((part) => part !== undefined).join('@')};
}

const BASE_IMAGE = /^\s*FROM\s+(?:--\S+\s+)*(\S+)/gim;

function imageFact(place: string, {name, tag}: Image, path: string): Fact {
  return {area: 'image', id: place, path, fields: {image: name, tag}};
}

/** The images that builds start from, in Dockerfiles and templates of them. */
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
      // Values that cannot be read are told of where the charts are read.
      leaves(files.map(path, []) ?? {}).flatMap(([key, value]) => {
        const image = typeof value === 'string' ? imageIn(value) : undefined;
        return image ? [imageFact(`${path} ${key}`, image, path)] : [];
      }),
    );
}

/** A value that can be read without running the program: a text, a number, a duration, true or false. */
const LITERAL =
  /^(?:"(?:[^"\\]|\\.)*"|`[^`]*`|'.+'|true|false|-?[\w.]+(?:\s*[-+*/|<>]+\s*[\w.]+)*)$/s;

/** Reads constants from Go, and the images that the tool builds on or names. */
export async function sourceFacts(files: Files): Promise<ReleaseFacts> {
  const notes: string[] = [];
  const facts: Fact[] = [];
  for (const path of files.list(isOwnGo)) {
    try {
      for (const {name, kind, value} of await files.symbolsOf(path)) {
        if ((kind !== 'const' && kind !== 'var') || value === undefined || name === '_') continue;
        const place = `${posix.dirname(path)} ${name}`;
        const image = imageIn(value.replaceAll(/^["`]|["`]$/g, ''), /image$/i.test(name));
        if (image) facts.push(imageFact(place, image, path));
        else if (LITERAL.test(value))
          facts.push({area: 'constant', id: place, path, fields: {value}});
      }
    } catch (error) {
      notes.push(`${unreadable(path, error)}. Its constants are not compared.`);
    }
  }
  return {facts: [...facts, ...baseImages(files), ...chartImages(files)], notes};
}

function isOwnGo(path: string): boolean {
  return (
    /^(cmd|pkg)\/.*\.go$/.test(path) && !path.endsWith('_test.go') && !path.includes('/mocks/')
  );
}
