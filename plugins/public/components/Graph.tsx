import { Graph, type GraphEdge, GraphList, type GraphNode } from '#kit/charts'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const nodes: readonly GraphNode[] = [
  { id: 'C-000001', name: 'Guangda Glass Works' },
  { id: 'C-000012', name: '广达控股集团有限公司' },
  { id: 'C-000002', name: 'Hongsheng Ceramics' },
  { id: 'C-000007', name: 'Foshan Float Line 2' },
  { id: 'P-1', name: '陈敏', shape: 'square' },
  { id: 'P-2', name: 'Wu Jian', shape: 'square' },
  { id: 'K-1', name: '138****5678', shape: 'diamond' },
]
const edges: readonly GraphEdge[] = [
  { from: 'C-000012', to: 'C-000001', label: '60%' },
  { from: 'C-000001', to: 'C-000007', label: '100%' },
  { from: 'C-000012', to: 'C-000002', label: '50%' },
  { from: 'C-000002', to: 'C-000012', label: '10%' },
  { from: 'P-1', to: 'C-000001', label: '法定代表人' },
  { from: 'P-2', to: 'C-000001', label: 'key person' },
  { from: 'K-1', to: 'C-000001', label: 'phone' },
  { from: 'K-1', to: 'C-000002', label: 'phone' },
]

export default function GraphExample() {
  const t = useTexts()
  return (
    <>
      <Shown state="circular">
        <Graph label={t('parts.links')} root="C-000001" nodes={nodes} edges={edges} />
      </Shown>
      <Shown state="graphList">
        <GraphList
          root="C-000001"
          nodes={nodes}
          groups={[
            { title: t('parts.shareholding'), edges: edges.slice(0, 4) },
            { title: t('parts.people'), edges: edges.slice(4) },
          ]}
          opens={() => undefined}
        />
      </Shown>
      <Shown state="empty">
        <Graph label={t('parts.links')} root="C-000001" nodes={[]} edges={[]} />
      </Shown>
    </>
  )
}
