/**
 * In place of `hoist-non-react-statics`: the router's `withRouter` copies static members to its
 * wrapper, and no component of this site that is wrapped has any.
 */
export default function hoistStatics<Target>(target: Target): Target {
  return target;
}
