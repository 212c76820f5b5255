import { METHOD_CASES } from './methodCases'
import { type Case, type Impossible, VARIANTS } from './types'

import { WAY_CASES } from './wayCases'
import { WEB_CASES } from './webCases'

/** All conformance cases of hosts and bridge, derived from sections 4, 5, 7 and 8 of the specification and wire.md. */
export const CASES: readonly Case[] = [...METHOD_CASES, ...WAY_CASES, ...WEB_CASES]

/** Cases that cannot pass, with the reason. */
export const IMPOSSIBLE: readonly Impossible[] = [
  {
    method: 'startRecording',
    situation: 'ok',
    variants: ['partner-android', 'partner-ios'],
    reason: 'recording not supported: the partner app has no such method; a newer one that has it is used',
  },
  {
    method: 'stopRecording',
    situation: 'ok',
    variants: ['partner-android', 'partner-ios'],
    reason: 'not supported, as recording itself',
  },
  ...(['fail', 'cancel', 'denied'] as const).map((situation) => ({
    method: 'stopRecording' as const,
    situation,
    variants: VARIANTS,
    reason: 'it has no answer of its own: the segment that it ends is the answer',
  })),
  {
    method: 'startRecording',
    situation: 'cancel',
    variants: VARIANTS,
    reason: 'recording names its failures by number, and none of them is a person who turns back',
  },
  {
    method: 'getLocation',
    situation: 'again after silence',
    variants: ['messaging-android', 'messaging-ios', 'partner-android', 'partner-ios'],
    reason:
      'the answer carries no request id: after a call without an answer nobody can tell whose it is, so it fails and is never handed over',
  },
  ...(['malformed', 'wrong type', 'empty', 'double-encoded', '1 MB', 'awkward characters'] as const).map(
    (situation) => ({
      method: 'getLocation' as const,
      situation,
      variants: ['browser'] as const,
      reason: 'a browser gives a typed position, not a text',
    }),
  ),
]
