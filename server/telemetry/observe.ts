import type {Application} from '../startServer';
import type {RequestObserver} from './RequestFacts';
import {routeOf} from './routeOf';

/** The same application, whose responses are told to observers; itself when there are none. */
export function observe(
  app: Application,
  baseUrl: string,
  observers: readonly RequestObserver[],
): Application {
  if (observers.length === 0) return app;
  return {
    fetch: async (request, env) => {
      const began = performance.now();
      const response = await app.fetch(request, env);
      const {pathname: path} = new URL(request.url);
      const {method} = request;
      const milliseconds = performance.now() - began;
      const facts = {method, route: routeOf(path, baseUrl), path, status: response.status};
      for (const tell of observers) tell({...facts, milliseconds});
      return response;
    },
  };
}
