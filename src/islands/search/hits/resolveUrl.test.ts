import {describe, expect, it} from 'vitest';
import {resolveUrl} from './resolveUrl';

const site = {origin: 'http://localhost:3000', siteUrl: 'https://docs.example.com'};

describe('where a hit leads', () => {
  it('is a path of the site for a path', () => {
    expect(resolveUrl('/toolhive/quickstart#check', site)).toEqual({
      path: '/toolhive/quickstart#check',
    });
  });

  it('is the same path on this copy for an address of the published site', () => {
    expect(resolveUrl('https://docs.example.com/toolhive/?a=b', site)).toEqual({
      path: '/toolhive/?a=b',
    });
  });

  it('is the address itself for another site', () => {
    expect(resolveUrl('https://elsewhere.example/x', site)).toEqual({
      href: 'https://elsewhere.example/x',
    });
  });

  it('leaves the site for an address that the external pattern matches', {tags: ['2.3-27']}, () => {
    const external = {...site, externalUrlPattern: '/console/'};
    expect(resolveUrl('/console/start', external)).toEqual({
      href: 'http://localhost:3000/console/start',
    });
    expect(resolveUrl('/toolhive/', external)).toEqual({path: '/toolhive/'});
  });

  it('is a path of this site also with too many slashes, which would name a host', () => {
    const twice = `${site.origin}//toolhive/quickstart#run`;
    expect(resolveUrl(twice, site)).toEqual({path: '/toolhive/quickstart#run'});
  });

  it('is the start page for what is no address', () => {
    expect(resolveUrl('http://[', site)).toEqual({path: '/'});
  });

  it('is left to the browser when its path cannot be decoded', () => {
    expect(resolveUrl('/%', site)).toEqual({href: 'http://localhost:3000/%'});
  });

  it('is never a script', () => {
    expect(resolveUrl('javascript:alert(1)', site)).toEqual({path: '/'});
    expect(resolveUrl('data:text/html,x', site)).toEqual({path: '/'});
  });
});
