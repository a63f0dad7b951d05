type Check = {(): Check; isRequired: Check};

const check = (() => check) as Check;
check.isRequired = check;

/** In place of `prop-types`: React no longer reads them, but old packages still declare them. */
export default new Proxy({}, {get: () => check}) as Readonly<Record<string, Check>>;
