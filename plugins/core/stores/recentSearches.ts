import { makeAutoObservable, observableRef } from 'mobx'
import { defineStore } from '#src/core'

/** So many are kept; an older one makes room. */
const KEPT = 8

/** What this user searched for last, newest first; gone on sign-out. */
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
