/** How long a failed host is left out, in milliseconds (spec §9). */
export const LEFT_OUT_MS = 120_000;

/** Knows which hosts are worth a try. */
export class HostList {
  readonly #failedAt = new Map<string, number>();

  constructor(readonly hosts: readonly string[]) {}

  /** Hosts in their order, without those that failed within the last two minutes. If all failed, all of them. */
  candidates(): readonly string[] {
    const wellKnown = this.hosts.filter(
      (host) => Date.now() - (this.#failedAt.get(host) ?? -Infinity) >= LEFT_OUT_MS,
    );
    return wellKnown.length > 0 ? wellKnown : this.hosts;
  }

  markFailed(host: string): void {
    this.#failedAt.set(host, Date.now());
  }

  markWell(host: string): void {
    this.#failedAt.delete(host);
  }
}
