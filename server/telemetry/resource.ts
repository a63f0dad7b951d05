import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  type Resource,
} from '@opentelemetry/resources';

/** What sends telemetry: the name of this program, unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES say another. */
export function resource(): Resource {
  return defaultResource()
    .merge(resourceFromAttributes({'service.name': 'toolhive-docs'}))
    .merge(detectResources({detectors: [envDetector]}));
}
