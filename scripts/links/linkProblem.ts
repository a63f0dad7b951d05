import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** Domains set aside for examples and tests (RFC 2606, RFC 6761): nobody can follow a link to them. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|localhost|test)$/;

/**
 * What is wrong with the form of a link out of the site, or undefined for a good one.
 * Says nothing about whether the other end answers: that would need the network.
 */
export function linkProblem(link: string): string | undefined {
  if (link.startsWith('mailto:')) {
    return /^mailto:[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(link)
      ? undefined
      : 'is not an e-mail address';
  }
  if (!URL.canParse(link)) {
    return 'is not a complete address; write it with https:// and a host';
  }
  const {protocol, hostname, username, search, href} = new URL(link);
  if (protocol !== 'https:') {
    return `uses ${protocol}//; readers are only sent to https://`;
  }
  if (RESERVED.test(hostname)) {
    return `leads to ${hostname}, which is reserved for examples; put it in code instead`;
  }
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(hostname)) {
    return `has the host "${hostname}"; write a public domain name`;
  }
  if (username !== '') {
    return 'carries a user name or password; remove it';
  }
  if (/[?&]utm_/.test(search)) {
    return 'carries a tracking parameter (utm_…); remove it';
  }
  if (/[.,;:!'")\]}>]$|%20$/.test(href)) {
    return 'ends in punctuation that probably belongs to the sentence';
  }
  return undefined;
}

const parser = unified().use(rehypeParse);

/** The addresses outside the site that a page links to, as written in its HTML, each once. */
export function externalLinks(html: string): string[] {
  const found = new Set<string>();
  visit(parser.parse(html), 'element', ({tagName, properties}) => {
    const {href} = properties;
    if (tagName === 'a' && typeof href === 'string' && /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) {
      found.add(href);
    }
  });
  return [...found];
}
