import * as v from 'valibot'
import {
  APP_INFO_TIMEOUT,
  IMAGE_PICKER,
  PREVIEW_SOURCE,
  RECORDING_PERMISSION,
  REQUEST_TIMEOUT,
  SEGMENT_MAXIMUM,
  UPLOAD_DEFAULTS,
  UPLOAD_TIMEOUT,
} from '#base/config'
import type { HostMethod, HostRequest } from '../calls'
import * as entity from './entities'
import { BOOT_METHODS, done, type MethodRule, nothing, text, timer } from './rules'

export type { MethodRule, Settling } from './rules'

/** Extra time beyond the maximum duration for a segment's response. ms */
const SEGMENT_PATIENCE = 10_000
const person = { by: 'person' } as const
const audioId = v.object({ localAudioId: text })

const Upload: v.GenericSchema<unknown, HostRequest<'upload'>> = v.pipe(
  v.object({
    path: v.union([text, v.blob()]),
    uploadUrl: text,
    fileKey: v.optional(text, UPLOAD_DEFAULTS.fileKey),
    method: v.optional(v.picklist(['post', 'put']), UPLOAD_DEFAULTS.method),
    headers: v.optional(v.record(v.string(), v.string()), {}),
    connectTimeout: v.optional(v.pipe(v.number(), v.minValue(1)), UPLOAD_TIMEOUT),
  }),
)

const everyFailure = [
  'cancelled',
  'denied',
  'no-file',
  'no-method',
  'timeout',
  'busy',
  'malformed',
  'interrupted',
  'host',
]

/**
 * All methods of the bridge, identical for every host: request, settling, response (sections 3, 4, 5, 7, 8, 9; wire.md
 * 'Hosts').
 */
export const METHODS: { readonly [M in HostMethod]: MethodRule<M> } = {
  ...BOOT_METHODS,
  pickPhoto: {
    settling: person,
    request: v.object({ maxCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), IMAGE_PICKER.count) }),
    wire: ({ maxCount = IMAGE_PICKER.count }) => ({
      maxCount,
      sources: IMAGE_PICKER.sources,
      sizes: IMAGE_PICKER.sizes,
    }),
    answer: entity.Photos,
    trim: (photos, { maxCount = IMAGE_PICKER.count }) => photos.slice(0, maxCount),
    picksFile: true,
  },
  takePhoto: {
    settling: person,
    request: nothing,
    wire: () => ({ maxCount: 1, sources: ['camera'], sizes: IMAGE_PICKER.sizes }),
    answer: entity.Photos,
    trim: (photos) => photos.slice(0, 1),
    picksFile: true,
  },
  getLocation: {
    settling: timer(),
    request: v.object({ maximumAge: v.optional(v.pipe(v.number(), v.minValue(0)), 0) }),
    answer: entity.Location,
  },
  selectFile: {
    settling: person,
    request: v.object({ accept: v.optional(v.string(), ''), multiple: v.optional(v.boolean(), false) }),
    wire: ({ accept = '' }) => ({ accept }),
    answer: entity.File,
    picksFile: true,
  },
  upload: {
    settling: { by: 'progress', after: ({ connectTimeout = UPLOAD_TIMEOUT }) => connectTimeout },
    request: Upload,
    answer: entity.Uploaded,
  },
  multiUpload: {
    settling: {
      by: 'progress',
      after: ({ files }) => Math.max(...files.map(({ connectTimeout = UPLOAD_TIMEOUT }) => connectTimeout)),
    },
    request: v.object({ files: v.pipe(v.array(Upload), v.nonEmpty()) }),
    answer: entity.ManyUploaded,
  },
  startRecording: {
    settling: {
      by: 'length',
      after: ({ maxDuration = SEGMENT_MAXIMUM }) => maxDuration * 1000 + SEGMENT_PATIENCE,
    },
    request: v.object({
      maxDuration: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(SEGMENT_MAXIMUM)), SEGMENT_MAXIMUM),
    }),
    answer: entity.Segment,
    alone: true,
  },
  stopRecording: { settling: timer(), request: nothing, answer: done },
  playAudio: { settling: timer(), request: audioId, answer: done },
  stopAudio: { settling: timer(), request: v.object({ localAudioId: v.optional(text) }), answer: done },
  downloadAudio: { settling: timer(), request: audioId, answer: entity.AudioPath },
  scanCode: { settling: person, request: nothing, wire: () => ({ kind: 'code' }), answer: entity.ScannedText },
  scanCard: { settling: person, request: nothing, wire: () => ({ kind: 'card' }), answer: entity.Card },
  pickContact: { settling: person, request: nothing, answer: entity.Contact },
  addContact: {
    settling: person,
    request: v.object({ name: text, phone: text, company: v.optional(v.string(), '') }),
    answer: entity.Contact,
  },
  copyText: { settling: timer(), request: v.object({ text: v.string() }), answer: done },
  share: {
    settling: person,
    request: v.object({
      title: v.optional(v.string(), ''),
      text: v.optional(v.string(), ''),
      url: v.optional(v.string(), ''),
    }),
    answer: v.fallback(v.picklist(['shared', 'copied']), 'shared'),
  },
  previewFile: {
    settling: timer(),
    request: v.object({ url: text, name: v.optional(v.string(), ''), source: v.optional(v.number(), PREVIEW_SOURCE) }),
    answer: done,
  },
  openSettings: {
    settling: timer(),
    request: v.object({ page: v.picklist(['location', 'app']) }),
    answer: done,
  },
  keepScreenOn: { settling: timer(), request: v.object({ on: v.boolean() }), answer: done },
  getAppInfo: {
    settling: timer(APP_INFO_TIMEOUT),
    request: nothing,
    answer: entity.AppInfo,
    otherwise: { kinds: ['timeout'], data: null },
  },
  getStatusBarHeight: {
    settling: timer(),
    request: nothing,
    answer: entity.Height,
    otherwise: { kinds: everyFailure, data: 0 },
  },
  sendChannelMessage: {
    settling: timer(),
    request: v.object({ channel: text, type: text, payload: v.optional(v.unknown()) }),
    answer: done,
  },
  openWebView: {
    settling: timer(),
    request: v.object({
      url: text,
      showWebViewToolbar: v.optional(v.picklist([0, 1]), 1),
      withCredentials: v.optional(v.boolean(), true),
    }),
    answer: done,
  },
  requestPermission: {
    settling: person,
    request: v.object({ permission: v.literal(RECORDING_PERMISSION) }),
    answer: done,
  },
  getUserInfo: {
    settling: timer(REQUEST_TIMEOUT),
    request: v.object({ tmpToken: text, env: v.optional(v.picklist(['DEV', 'FAT', 'UAT', 'PROD']), 'FAT') }),
    answer: v.unknown(),
  },
  playVideo: { settling: timer(), request: v.object({ url: text }), answer: done },
}
