import { makeAutoObservable, observableRef } from 'mobx'
import { defineStore } from '#platform/core'

/** Maximum number of texts. */
const KEPT = 8

/** The user's last search texts, newest first; dropped on sign-out. */
export class RecentSearches {
  texts: readonly string[] = []

  constructor() {
    makeAutoObservable(this, { texts: observableRef }, { autoBind: true })
  }

  add(text: string): void {
    this.texts = [text, ...this.texts.filter((other) => other !== text)].slice(0, KEPT)
  }

  clear(): void {
    this.texts = []
  }
}

export const recentSearchesStore = defineStore('core.recentSearches', () => new RecentSearches())
