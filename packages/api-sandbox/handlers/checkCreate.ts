import {limits} from '../limits';
import {invalidRequest} from '../request/RequestFault';

/** The fields of a create request that the sandbox itself looks at; the schema has been checked before. */
export interface CreateRequest {
  readonly name?: string;
  readonly image: string;
  readonly permission_profile?: string;
}

/**
 * The rules of a create request that no schema can say: names and images of a sensible size, names that a container can have, and a
 * permission profile that exists. The sandbox has no files, so it takes the path of a profile at its word unless it contains `missing`.
 * @throws RequestFault with 400
 */
export function checkCreate({
  name = '',
  image,
  permission_profile: profile = '',
}: CreateRequest): void {
  if (name.length > limits.nameLength)
    throw invalidRequest(
      `name must have ${limits.nameLength} characters or fewer; has ${name.length}`,
    );
  if (name && !/^[a-zA-Z0-9][\w.-]*$/.test(name))
    throw invalidRequest(
      'name must begin with a letter or digit and hold only letters, digits, "_", "." and "-"',
    );
  if (image.length > limits.imageLength)
    throw invalidRequest(
      `image must have ${limits.imageLength} characters or fewer; has ${image.length}`,
    );
  const isPath = /[/\\]|\.json$/.test(profile) && !profile.includes('missing');
  if (!isPath && !['', 'none', 'network', 'stdio'].includes(profile))
    throw invalidRequest(
      'permission_profile must be none, network or the path of a file that exists',
    );
}
