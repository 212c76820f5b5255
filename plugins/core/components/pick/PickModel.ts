import { makeAutoObservable, observableRef } from 'mobx'
import type { RecentChoice } from '../../stores/recentChoices'

/** A row of a picker; texts in both languages, so that the language can change while it is open. */
export interface PickItem {
  readonly value: RecentChoice
  readonly note?: string | undefined
  readonly noteEn?: string | undefined
}

/** What is chosen in a picker, and the rows seen so far. */
export class PickModel {
  chosen: readonly string[] = []
  readonly most: number = 1
  readonly #items = new Map<string, PickItem>()

  constructor(chosen: readonly string[], most: number) {
    this.chosen = chosen
    this.most = most
    makeAutoObservable(this, { chosen: observableRef, most: false }, { autoBind: true })
  }

  get isFull(): boolean {
    return this.chosen.length >= this.most
  }

  take(items: readonly PickItem[]): void {
    for (const item of items) this.#items.set(item.value.id, item)
  }

  item(id: string): PickItem | undefined {
    return this.#items.get(id)
  }

  isOn(id: string): boolean {
    return this.chosen.includes(id)
  }

  toggle(id: string): void {
    if (this.isOn(id)) this.chosen = this.chosen.filter((other) => other !== id)
    else if (!this.isFull) this.chosen = [...this.chosen, id]
  }

  /** The chosen values. One that was chosen before and is not listed here has no name: the caller has it. */
  get values(): readonly RecentChoice[] {
    return this.chosen.map((id) => this.#items.get(id)?.value ?? { id, name: '' })
  }
}
