import { type LogAddress, withCall } from '#kit/calls'
import type { DueItem } from '../../stores/WorkbenchStore'

/** Where a call about an item is logged; without a form for it, its page. */
export const logOf =
  ({ main, to }: DueItem): LogAddress =>
  (call) =>
    main?.to === undefined ? to : withCall(main.to, call)
