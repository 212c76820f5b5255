/** Runs storage operations in sequence; a failure is logged and does not block the next ones. */
export class WriteQueue {
  private last: Promise<void> = Promise.resolve()
  private readonly writing = new Map<string, number>()

  /** True if a write of this row is pending, so that the stored value is stale. */
  isWriting(name: string): boolean {
    return this.writing.has(name)
  }

  write(name: string, run: () => Promise<unknown>): void {
    this.writing.set(name, (this.writing.get(name) ?? 0) + 1)
    void this.run(run).finally(() => {
      const left = (this.writing.get(name) ?? 1) - 1
      if (left > 0) this.writing.set(name, left)
      else this.writing.delete(name)
    })
  }

  /** Resolves when the operation has run, even if it failed. */
  run(run: () => Promise<unknown>): Promise<void> {
    this.last = this.last.then(async () => {
      try {
        await run()
      } catch (error) {
        console.warn('recording: the device’s storage does not work', error)
      }
    })
    return this.last
  }

  /** Resolves when all operations so far have run. */
  settled(): Promise<void> {
    return this.last
  }
}
