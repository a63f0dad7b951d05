import {didYouMean} from '@toolhive-docs/cli-spec';
import {listed} from '../../report/Finding';
import type {ValueKind} from '../../rule';
import {addressProblem, httpPathProblem, portProblem} from '../values/addresses';

/** A request: `GET /api/v1beta/workloads`. */
export const requestValue: ValueKind = {
  matches: ({code}) => /^(GET|POST|PUT|PATCH|DELETE) \/[^\s…]*$/.test(code),
  problems({code}, _page, facts) {
    const [method = '', path = ''] = code.split(' ');
    return listed(httpPathProblem(method, path.replace(/[?#].*$/, ''), facts));
  },
};

/** A path of the local API without a method. */
export const apiPathValue: ValueKind = {
  matches: ({code}) => /^\/api\/[^\s…]+$/.test(code),
  problems({code}, _page, facts) {
    const path = code.replace(/[?#].*$/, '');
    const known = Object.keys(facts.api.paths ?? {});
    const isKnown = ['GET', 'POST', 'DELETE'].some(
      (method) => httpPathProblem(method, path, facts) === undefined,
    );
    const isBase =
      known.some((each) => each.startsWith(`${path.replace(/\/$/, '')}/`)) ||
      path === facts.paths.httpPaths.api.viewer;
    return isKnown || isBase ? [] : [`the API has no path ${path}; ${didYouMean(path, known)}`];
  },
};

/** An address: `http://localhost:8666/callback`. */
export const addressValue: ValueKind = {
  matches: ({code}) => /^https?:\/\/[^\s…]+$/.test(code),
  problems({code}, _page, facts) {
    const known = Object.values(facts.paths.addresses).includes(code);
    const port = /^https?:\/\/(?:localhost|[\d.]+|host\.docker\.internal):(\d+)/.exec(code)?.[1];
    return known
      ? []
      : [
          ...listed(addressProblem(code.replace(/#.*$/, ''), facts)),
          ...(port === undefined ? [] : listed(portProblem(Number(port), facts))),
        ];
  },
};

/** A chart's address: `oci://ghcr.io/stacklok/toolhive/toolhive-operator`. */
export const chartValue: ValueKind = {
  matches: ({code}) => /^oci:\/\/\S/.test(code),
  problems({code}, _page, {charts}) {
    const known = charts.charts.map(({address}) => address);
    return known.some((address) => address === code || address.startsWith(code))
      ? []
      : [`unknown chart ${code}; ${didYouMean(code, known)}`];
  },
};

/** A port: `127.0.0.1:8080`, `:9090`, or a number after the word port. */
export const portValue: ValueKind = {
  matches: ({code, before, after}) =>
    /^(localhost|[\d.]+|host\.docker\.internal)?:\d{2,5}$/.test(code) ||
    (/^\d{4,5}$/.test(code) &&
      /\bports?\W+(\w+\W+)?$|\bport is $/i.test(before) &&
      !/^ ?(ms|s|MiB)/.test(after)),
  problems: ({code}, _page, facts) => listed(portProblem(Number(/\d+$/.exec(code)?.[0]), facts)),
};
