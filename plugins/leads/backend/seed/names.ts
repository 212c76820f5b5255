import type { DiscardKind } from '../../rules/vocabulary'

/** Our branches, by the organisation that works for them. */
export interface SimEntity {
  readonly entityId: string
  readonly name: string
  readonly nameEn: string
}

export const ENTITIES: Readonly<Record<string, SimEntity>> = {
  '440604': { entityId: 'E-440604', name: '禅城分公司', nameEn: 'Chancheng branch' },
  '440605': { entityId: 'E-440605', name: '南海分公司', nameEn: 'Nanhai branch' },
  '440606': { entityId: 'E-440606', name: '顺德分公司', nameEn: 'Shunde branch' },
  '4420': { entityId: 'E-4420', name: '中山公司', nameEn: 'Zhongshan company' },
  '3302': { entityId: 'E-3302', name: '宁波公司', nameEn: 'Ningbo company' },
}

/** Names of the reasons for a discard, in Chinese and English. */
export const REASON_NAMES: Readonly<Record<DiscardKind, readonly [string, string]>> = {
  noGas: ['无用气需求', 'No need for gas'],
  closed: ['关停搬迁', 'Closed or relocated'],
  otherSupplier: ['已由其他公司供气', 'Supplied by another company'],
  unreachable: ['联系不上', 'Unreachable'],
  other: ['其他', 'Other'],
  same: ['重复线索', 'Duplicate lead'],
}
