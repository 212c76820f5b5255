export { type IdPage, ListModel, type ListStatus, type LoadPage } from './ListModel'
export { ListView, type ListViewProps } from './ListView'
export { prepareList, useList } from './useList'
export { VirtualRows, type VirtualRowsProps } from './VirtualRows'
