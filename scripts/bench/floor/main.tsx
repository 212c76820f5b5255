import axios from 'axios'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { createRoot } from 'react-dom/client'
import { createHashRouter, RouterProvider, useNavigate, useParams } from 'react-router-dom'
import { Button, Cell, NavBar, Toast } from 'react-vant'

/*
 * The floor of `npm run bench:load`: the minimum cost of our stack. Everything above it is the cost of the app.
 */

const ROWS = 50

class Rows {
  names = Array.from({ length: ROWS }, (_, index) => `Row ${index + 1}`)
  chosen = 0

  constructor() {
    makeAutoObservable(this)
  }

  choose(index: number): void {
    this.chosen = index
  }
}

const rows = new Rows()
// Part of the floor's bytes, as in the app; the floor itself sends no requests.
const client = axios.create({ baseURL: '/' })

const List = observer(function List() {
  const navigate = useNavigate()
  const open = (index: number): void => {
    rows.choose(index)
    navigate(`/detail/${index}`)
  }
  return (
    <main>
      <NavBar title="Floor" />
      {rows.names.map((name, index) => (
        <Cell
          key={name}
          className="floor-row"
          title={name}
          value={client.defaults.baseURL ?? ''}
          onClick={() => open(index)}
        />
      ))}
      <Button onClick={() => Toast('No more rows')}>More</Button>
    </main>
  )
})

const Detail = observer(function Detail() {
  const { index } = useParams()
  return (
    <main className="floor-detail">
      <NavBar title={`Row ${Number(index) + 1}`} />
      <Cell title="Chosen" value={rows.chosen} />
    </main>
  )
})

const root = document.getElementById('app')
if (root) {
  const router = createHashRouter([
    { path: '/', element: <List /> },
    { path: '/detail/:index', element: <Detail /> },
  ])
  createRoot(root).render(<RouterProvider router={router} />)
}
