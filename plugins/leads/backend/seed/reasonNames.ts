import type { DiscardKind } from '../../rules/vocabulary'

/** Names of the reasons for a discard, in Chinese and English. */
export const REASON_NAMES: Readonly<Record<DiscardKind, readonly [string, string]>> = {
  noGas: ['无用气需求', 'No need for gas'],
  closed: ['关停搬迁', 'Closed or relocated'],
  otherSupplier: ['已由其他公司供气', 'Supplied by another company'],
  unreachable: ['联系不上', 'Unreachable'],
  other: ['其他', 'Other'],
  same: ['重复线索', 'Duplicate lead'],
}
