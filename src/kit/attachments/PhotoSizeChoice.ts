import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import { createPersist, type PersistedFields } from '#base/storage'
import { defineStore } from '#platform/core'
import { PHOTO_SIZES, type PhotoSize } from './photoSize'

const fields: PersistedFields<PhotoSizeChoice> = { size: v.picklist(PHOTO_SIZES) }

/** The size of photos that a user has chosen; stored on this device. */
class PhotoSizeChoice {
  size: PhotoSize = '1MB'
  readonly #stop: () => void

  constructor(user: string) {
    makeAutoObservable(this, {}, { autoBind: true })
    // No notice here: the session reports refused storage.
    this.#stop = createPersist({ user })('attachments-photoSize', this, fields)
  }

  choose(size: PhotoSize): void {
    this.size = size
  }

  dispose(): void {
    this.#stop()
  }
}

export const photoSizeChoice = defineStore(
  'attachments.photoSize',
  (core) => new PhotoSizeChoice(core.session.loginName),
)
