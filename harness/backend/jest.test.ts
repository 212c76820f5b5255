import { employeeKind } from './core/employees'
import { serveBackend } from './jest'

const backend = serveBackend({ devs: [] })

function send(method: string, path: string, body?: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.setRequestHeader('Authorization', 'sim-rep01')
    if (body) request.setRequestHeader('Content-Type', 'application/json')
    request.onloadend = () => resolve({ status: request.status, body: request.responseText })
    request.send(body)
  })
}

it('answers the calls of a test from a separate store', async () => {
  backend
    .store()
    .table(employeeKind)
    .put({ loginName: 'rep01', userName: '李维', userNameEn: '', code: '', orgCode: '44' })
  expect(JSON.parse((await send('GET', '/main/api/core/employee')).body)).toMatchObject({ data: { userName: '李维' } })
})

it('is reset for the next test', async () => {
  expect(JSON.parse((await send('GET', '/main/api/core/employee')).body)).toMatchObject({ data: { userName: '李伟' } })
})

it('can fail and drop calls by faults', async () => {
  await send(
    'POST',
    '/__sim/faults',
    JSON.stringify([
      { path: 'employee', nth: 1, status: 500 },
      { path: 'employee', nth: 2, drop: 'request' },
    ]),
  )
  expect((await send('GET', '/main/api/core/employee')).status).toBe(500)
  expect((await send('GET', '/main/api/core/employee')).status).toBe(0)
  expect((await send('GET', '/main/api/core/employee')).status).toBe(200)
})
