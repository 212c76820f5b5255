/** Work on the device's storage, one after the other; a failure is said and does not hold up what follows. */
export class WriteQueue {
  private last: Promise<void> = Promise.resolve()
  private readonly writing = new Map<string, number>()

  /** Rows of this name are about to be written: what the device says of them is not new. */
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

  /** Resolves when it was its turn and it is over. */
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

  /** Resolves when everything so far is over. */
  settled(): Promise<void> {
    return this.last
  }
}
