;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['device'],
  {
    3511(e, t, i) {
      let s, n, r, a, o
      i.d(t, { rJ: () => E })
      let l = (e, t) => t.some((t) => e instanceof t),
        d = new WeakMap(),
        u = new WeakMap(),
        c = new WeakMap(),
        h = {
          get(e, t, i) {
            if (e instanceof IDBTransaction) {
              if ('done' === t) return d.get(e)
              if ('store' === t) return i.objectStoreNames[1] ? void 0 : i.objectStore(i.objectStoreNames[0])
            }
            return p(e[t])
          },
          set: (e, t, i) => ((e[t] = i), !0),
          has: (e, t) => (e instanceof IDBTransaction && ('done' === t || 'store' === t)) || t in e,
        }
      function p(e) {
        if (e instanceof IDBRequest) {
          let t
          return (
            (t = new Promise((t, i) => {
              const s = () => {
                  e.removeEventListener('success', n), e.removeEventListener('error', r)
                },
                n = () => {
                  t(p(e.result)), s()
                },
                r = () => {
                  i(e.error), s()
                }
              e.addEventListener('success', n), e.addEventListener('error', r)
            })),
            c.set(t, e),
            t
          )
        }
        if (u.has(e)) return u.get(e)
        const t = ((e) => {
          if ('function' == typeof e)
            return (
              n || (n = ['advance', 'continue', 'continuePrimaryKey'].map((e) => IDBCursor.prototype[e]))
            ).includes(e)
              ? function (...t) {
                  return (e.apply(f(this), t), p(this.request))
                }
              : function (...t) {
                  return p(e.apply(f(this), t))
                }
          return (e instanceof IDBTransaction &&
            ((e) => {
              if (d.has(e)) return
              const t = new Promise((t, i) => {
                const s = () => {
                    e.removeEventListener('complete', n),
                      e.removeEventListener('error', r),
                      e.removeEventListener('abort', r)
                  },
                  n = () => {
                    t(), s()
                  },
                  r = () => {
                    i(e.error || new DOMException('AbortError', 'AbortError')), s()
                  }
                e.addEventListener('complete', n), e.addEventListener('error', r), e.addEventListener('abort', r)
              })
              d.set(e, t)
            })(e),
          l(e, s || (s = [IDBIndex, IDBObjectStore, IDBCursor, IDBDatabase, IDBTransaction])))
            ? new Proxy(e, h)
            : e
        })(e)
        return (Object.is(t, e) || (u.set(e, t), c.set(t, e)), t)
      }
      const f = (e) => c.get(e)
      function y(e, t, { blocked: i, upgrade: s, blocking: n, terminated: r } = {}) {
        const a = indexedDB.open(e, t),
          o = p(a)
        return (
          s &&
            a.addEventListener('upgradeneeded', (e) => {
              s(p(a.result), e.oldVersion, e.newVersion, p(a.transaction), e)
            }),
          i && a.addEventListener('blocked', (e) => i(e.oldVersion, e.newVersion, e)),
          o
            .then((e) => {
              r && e.addEventListener('close', () => r()),
                n && e.addEventListener('versionchange', (e) => n(e.oldVersion, e.newVersion, e))
            })
            .catch(() => {}),
          o
        )
      }
      const w = ['get', 'getKey', 'getAll', 'getAllKeys', 'count'],
        g = ['put', 'add', 'delete', 'clear'],
        m = {}
      function v(e, t) {
        if (!(e instanceof IDBDatabase && !(t in e) && 'string' == typeof t)) return
        if (m[t]) return m[t]
        const i = t.replace(/FromIndex$/, ''),
          s = t !== i,
          n = g.includes(i)
        if (i in (s ? IDBIndex : IDBObjectStore).prototype && (n || w.includes(i)))
          return (m[t] = async function (e, ...t) {
            let r = this.transaction(e, n ? 'readwrite' : 'readonly'),
              a = r.store
            return (s && (a = a.index(t.shift())), (await Promise.all([a[i](...t), n && r.done]))[0])
          })
      }
      h = { ...(a = h), get: (e, t, i) => v(e, t) || a.get(e, t, i), has: (e, t) => !!v(e, t) || a.has(e, t) }
      const b = ['advance', 'continue', 'continuePrimaryKey'],
        k = {},
        I = new WeakMap(),
        O = new WeakMap(),
        S = {
          get(e, t) {
            if (!b.includes(t)) return e[t]
            let i = k[t]
            return (
              i ||
                (i = k[t] =
                  function (...e) {
                    I.set(this, O.get(this)[t](...e))
                  }),
              i
            )
          },
        }
      async function* j(...e) {
        let t = this
        if ((t instanceof IDBCursor || (t = await t.openCursor(...e)), !t)) return
        const i = new Proxy(t, S)
        for (O.set(i, t), c.set(i, f(t)); t; ) yield i, (t = await (I.get(i) || t.continue())), I.delete(i)
      }
      function A(e, t) {
        return (
          (t === Symbol.asyncIterator && l(e, [IDBIndex, IDBObjectStore, IDBCursor])) ||
          ('iterate' === t && l(e, [IDBIndex, IDBObjectStore]))
        )
      }
      h = { ...(o = h), get: (e, t, i) => (A(e, t) ? j : o.get(e, t, i)), has: (e, t) => A(e, t) || o.has(e, t) }
      const x = [
        (e) => {
          e.createObjectStore('drafts')
        },
        (e) => {
          e.createObjectStore('outbox'),
            e.createObjectStore('files'),
            e.createObjectStore('pages'),
            e.createObjectStore('leases')
        },
        (e) => {
          e.createObjectStore('calls'), e.createObjectStore('segments')
        },
      ]
      function L(e) {
        return 'object' == typeof e && null !== e && 'name' in e ? String(e.name) : ''
      }
      class B {
        has(e, t) {
          return this.kept.has(M(e, t))
        }
        get(e, t) {
          return this.kept.get(M(e, t))?.value
        }
        set(e, t, i) {
          this.kept.set(M(e, t), { table: e, key: t, value: i })
        }
        delete(e, t) {
          this.kept.delete(M(e, t))
        }
        rows() {
          return [...this.kept.values()]
        }
        over(e, t, i) {
          const s = this.rows().filter((i) => {
            let s
            return i.table === e && ((s = i.key), t.every((e, t) => s[t] === e))
          })
          return [
            ...i.filter(({ key: t }) => !this.has(e, t)),
            ...s.map(({ key: e, value: t }) => ({ key: e, value: t })),
          ]
        }
        constructor() {
          this.kept = new Map()
        }
      }
      const M = (e, t) => `${e} ${JSON.stringify(t)}`
      class q extends Error {
        constructor(...e) {
          super(...e), (this.name = 'StorageLost')
        }
      }
      function E(e) {
        return (r ??= (({ notice: e, name: t = 'gas-sales', patience: i = 5e3 }) => {
          let s,
            n,
            r = new B(),
            a = [],
            o = !1,
            l = !1,
            d = () => {
              ;(n = void 0), (s = void 0)
            },
            u = () =>
              n
                ? Promise.resolve(n)
                : (s ??= new Promise((u) => {
                    let c = !1,
                      h = () => {
                        var t
                        clearTimeout(f),
                          (t = c ? 'storage.blocked' : 'storage.forbidden'),
                          l || e(t),
                          (l = !0),
                          u(void 0)
                      },
                      f = setTimeout(h, i)
                    ;(async (e, { blocked: t, lost: i }, s = x.length) => {
                      const n = {
                        blocked: t,
                        blocking: (e, t, s) => {
                          s.target instanceof IDBDatabase && s.target.close(), i()
                        },
                        terminated: i,
                      }
                      try {
                        return await y(e, s, {
                          ...n,
                          upgrade: (e, t) => {
                            for (const i of x.slice(t, s)) i(e)
                          },
                        })
                      } catch (t) {
                        if ('VersionError' === L(t)) return y(e, void 0, n)
                        throw t
                      }
                    })(t, {
                      blocked: () => {
                        c = !0
                      },
                      lost: d,
                    }).then(
                      (e) => {
                        clearTimeout(f), (n = e), (o = !0), u(e)
                        for (const { table: t, key: i } of a.splice(0))
                          e.delete(t, i).catch(() => a.push({ table: t, key: i }))
                        for (const { table: t, key: i, value: s } of r.rows()) p(e, t, i, s).catch(() => 'memory')
                      },
                      () => {
                        h(), o && (s = void 0)
                      },
                    )
                  })),
            c = async (e, t) => {
              const i = await u()
              if (!i) return t()
              try {
                return await e(i)
              } catch (r) {
                if ('InvalidStateError' !== L(r)) throw r
                n === i && d()
                const s = await u()
                return s ? e(s) : t()
              }
            },
            h = () => {
              if (o) throw new q('the storage of this device cannot be reached')
            },
            p = async (e, t, i, s) => {
              try {
                await e.put(t, s, i)
              } catch (e) {
                if (
                  ('DataCloneError' === L(e) && r.delete(t, i),
                  'DataCloneError' === L(e) || 'InvalidStateError' === L(e))
                )
                  throw e
                return 'full'
              }
              return (r.get(t, i) === s && r.delete(t, i), 'device')
            },
            f = (e, t, i) => (
              r.set(e, t, i),
              c(
                (s) => p(s, e, t, i),
                () => 'memory',
              )
            ),
            w = (e, t) => (
              r.delete(e, t),
              c(
                (i) => i.delete(e, t),
                () => void a.push({ table: e, key: t }),
              )
            ),
            g = async (e, t, i) => {
              const s = r.has(e, t) ? r.get(e, t) : h(),
                n = i(s)
              return void 0 !== n
                ? { value: n, kept: await f(e, t, n) }
                : (void 0 !== s && (await w(e, t)), { value: n, kept: 'device' })
            }
          return {
            get: async (e, t) => (r.has(e, t) ? r.get(e, t) : c((i) => i.get(e, t), h)),
            async all(e, t) {
              const i = IDBKeyRange.bound(t, [...t, []]),
                s = await c(
                  async (t) => {
                    const { store: s } = t.transaction(e),
                      [n, r] = await Promise.all([s.getAllKeys(i), s.getAll(i)])
                    return n.map((e, t) => ({ key: e, value: r[t] }))
                  },
                  () => h() ?? [],
                )
              return r.over(e, t, s)
            },
            put: f,
            delete: w,
            update: async (e, t, i) => {
              let s
              if (r.has(e, t)) return g(e, t, i)
              try {
                return await c(
                  async (n) => {
                    s = void 0
                    const r = n.transaction(e, 'readwrite'),
                      a = await r.store.get(t)
                    return (
                      void 0 === (s = i(a))
                        ? r.store.delete(t).catch(() => void 0)
                        : s !== a && r.store.put(s, t).catch(() => void 0),
                      await r.done,
                      { value: s, kept: 'device' }
                    )
                  },
                  () => g(e, t, i),
                )
              } catch (i) {
                if (void 0 === s || 'DataCloneError' === L(i)) throw i
                return (r.set(e, t, s), { value: s, kept: 'full' })
              }
            },
            async close() {
              const e = await s
              e?.close(), d(), (o = !1)
            },
          }
        })({ notice: e }))
      }
    },
    2489(e, t, i) {
      var s = i(3155)
      function n(e, t) {
        return 'object' == typeof e && null !== e && 'owner' in e && e.owner === t
      }
      i.d(
        t,
        {},
        {
          VJ: (e) => {
            const t = navigator.locks
            return t
              ? (e, i) => {
                  let s,
                    n = new AbortController()
                  return (
                    t
                      .request(
                        e,
                        { signal: n.signal },
                        () => (
                          i(!0),
                          new Promise((e) => {
                            s = e
                          })
                        ),
                      )
                      .catch((e) => {
                        if (!n.signal.aborted) throw e
                      }),
                    () => {
                      n.abort(), s?.()
                    }
                  )
                }
              : (
                  ({ database: e, now: t = Date.now }) =>
                  (i, r) => {
                    let a = (0, s.S)(),
                      o = !1,
                      l = !1,
                      d = () => {
                        ;(async () => {
                          const { value: s } = await e.update('leases', [i], (e) => {
                              var i, s, r
                              return ((i = e),
                              (s = a),
                              (r = t()),
                              !('object' != typeof i || null === i || n(i, s)) &&
                                'until' in i &&
                                'number' == typeof i.until &&
                                i.until > r &&
                                i.until <= r + 15e3)
                                ? e
                                : { owner: a, until: t() + 15e3 }
                            }),
                            d = n(s, a)
                          l || d === o || ((o = d), r(d))
                        })().catch((e) => console.warn('outbox: the lease could not be renewed', e))
                      }
                    d()
                    const u = setInterval(d, 5e3)
                    return () => {
                      ;(l = !0),
                        clearInterval(u),
                        e
                          .update('leases', [i], (e) => (n(e, a) ? void 0 : e))
                          .catch((e) => console.warn('outbox: the lease could not be given back', e))
                    }
                  }
                )({ database: e })
          },
        },
      )
    },
    3155(e, t, i) {
      i.d(
        t,
        {},
        {
          S: () =>
            Array.from(crypto.getRandomValues(new Uint8Array(16)), (e) => e.toString(16).padStart(2, '0')).join(''),
        },
      )
    },
    3189(e, t, i) {
      i.d(
        t,
        {},
        {
          r: (e) => ({
            now: () => Date.now(),
            chance: () => Math.random(),
            later(e, t) {
              const i = setTimeout(e, Math.min(t, 0x7fffffff))
              return () => clearTimeout(i)
            },
            isOnline: () => navigator.onLine,
            onChange(e) {
              const t = () => {
                'visible' === document.visibilityState && e()
              }
              return (
                window.addEventListener('online', e),
                window.addEventListener('offline', e),
                document.addEventListener('visibilitychange', t),
                () => {
                  window.removeEventListener('online', e),
                    window.removeEventListener('offline', e),
                    document.removeEventListener('visibilitychange', t)
                }
              )
            },
            tabs: ((e) => {
              if ('u' > typeof BroadcastChannel) {
                let t
                return {
                  tell: (e) => t?.postMessage(e),
                  listen(i) {
                    const s = new BroadcastChannel(e)
                    return (
                      (s.onmessage = (e) => i('hurry' === e.data ? 'hurry' : 'changed')),
                      (t = s),
                      () => {
                        ;(t = void 0), s.close()
                      }
                    )
                  },
                }
              }
              return {
                tell(t) {
                  try {
                    localStorage.setItem(e, `${t} ${Date.now()}`), localStorage.removeItem(e)
                  } catch {}
                },
                listen(t) {
                  const i = ({ key: i, newValue: s }) => {
                    i === e && s && t(s.startsWith('hurry') ? 'hurry' : 'changed')
                  }
                  return (window.addEventListener('storage', i), () => window.removeEventListener('storage', i))
                },
              }
            })(`outbox ${e}`),
          }),
        },
      )
    },
    791(e, t, i) {
      var s = i(7007)
      const n = [408, 425, 429, 503]
      i.d(
        t,
        {},
        {
          A6: (e, t, i) => {
            if (!(e instanceof s.j$)) return { type: 'refused', at: t, message: String(e) }
            const { kind: r, message: a, code: o, status: l, data: d } = e
            switch (r) {
              case 'unauthorised':
                return { type: 'postponed', at: t, chance: i, trouble: a }
              case 'refused':
                return 4009 === Number(o)
                  ? { type: 'outdated', at: t, message: a, theirs: d }
                  : { type: 'refused', at: t, message: a, data: d, ...(void 0 === o ? {} : { code: o }) }
              case 'status':
                if (n.includes(l)) return { type: 'postponed', at: t, chance: i, trouble: a }
                if (void 0 !== l && l >= 400 && l < 500) return { type: 'refused', at: t, message: a, code: l, data: d }
                return { type: 'unclear', at: t, chance: i, trouble: a }
              case 'malformed':
              case 'network':
              case 'timeout':
              case 'aborted':
              case 'cancelled':
                return { type: 'unclear', at: t, chance: i, trouble: a }
            }
          },
          JN: (e, t) => Math.round(Math.min(2e3 * 2 ** Math.max(0, e - 1), 3e5 / 1.3) * (1 + 0.3 * t)),
        },
      )
    },
    9381(e, t, i) {
      var s = i(3155)
      const n = (e) => 'object' == typeof e && null !== e && 'string' == typeof e.$file,
        r = /^outbox-result:([^:]+):(.*)$/
      class a extends Error {
        constructor(...e) {
          super(...e), (this.name = 'MissingPart')
        }
      }
      function o(e, t) {
        const i = t(e)
        return i !== e
          ? i
          : Array.isArray(e)
            ? e.map((e) => o(e, t))
            : l(e)
              ? Object.fromEntries(Object.entries(e).map(([e, i]) => [e, o(i, t)]))
              : e
      }
      function l(e) {
        if ('object' != typeof e || null === e) return !1
        const t = Object.getPrototypeOf(e)
        return null === t || null === Object.getPrototypeOf(t)
      }
      const d = Symbol('a file that is gone')
      i.d(
        t,
        {},
        {
          HX: (e) =>
            o(e, (e) => {
              if (!n(e)) return e
              const { name: t, type: i = '' } = e
              return void 0 === t ? new Blob([], { type: i }) : new File([], t, { type: i })
            }),
          NQ: (e, t) => {
            let i = !0,
              s = o(e, (e) => {
                if (!n(e)) return e
                const s = t.get(e.$file)
                return s instanceof Blob ? s : ((i = !1), d)
              })
            return {
              request: i
                ? s
                : (function e(t) {
                    return Array.isArray(t)
                      ? t.filter((e) => e !== d).map(e)
                      : l(t)
                        ? Object.fromEntries(
                            Object.entries(t)
                              .filter(([, e]) => e !== d)
                              .map(([t, i]) => [t, e(i)]),
                          )
                        : t
                  })(s),
              isWhole: i,
            }
          },
          iF: (e, { files: t, item: i }) =>
            o(e, (e) => {
              if (t && n(e)) {
                const i = t.get(e.$file)
                if (!(i instanceof Blob)) throw new a(`file ${e.$file}`)
                return i
              }
              const [, s, o] = (i && 'string' == typeof e && r.exec(e)) || []
              if (void 0 === s || void 0 === o) return e
              const l = i?.(s)?.state,
                d = l?.kind === 'sent' ? l.result : void 0,
                u = 'object' == typeof d && null !== d ? d[o] : void 0
              if (void 0 === u) throw new a(`${o} of ${s}`)
              return u
            }),
          ib: a,
          j5: (e) => {
            const t = new Map(),
              i = o(e, (e) => {
                if (!(e instanceof Blob)) return e
                const i = { $file: (0, s.S)(), type: e.type, ...(e instanceof File ? { name: e.name } : {}) }
                return (t.set(i.$file, e), i)
              }),
              n = JSON.stringify(i) ?? ''
            return { request: i, files: t, bytes: [...t.values()].reduce((e, t) => e + t.size, n.length) }
          },
        },
      )
    },
    5247(e, t, i) {
      i.r(t),
        i.d(t, {
          forgetUser: () => P,
          holdsRecordings: () => C,
          openDrafts: () => E,
          openOfflineLists: () => D,
          openOutbox: () => T,
        })
      var s = i(9424),
        n = i(3511),
        r = i(2489),
        a = i(3189)
      function o({ key: [, e, t], value: i }) {
        const s = l(i)
        return s && void 0 !== e && void 0 !== t ? [{ form: e, record: t, savedAt: s.savedAt }] : []
      }
      function l(e) {
        return 'object' == typeof e && null !== e && 'value' in e && 'savedAt' in e && 'number' == typeof e.savedAt
          ? { value: e.value, savedAt: e.savedAt }
          : void 0
      }
      class d {
        constructor(e) {
          ;(this.options = e), (this.queue = Promise.resolve()), (this.loading = 0), (this.isOwn = !1)
        }
        load() {
          return (
            (this.loading += 1),
            this.inTurn(async () => {
              try {
                return l(await this.options.database.get('drafts', this.options.key))
              } finally {
                this.loading -= 1
              }
            })
          )
        }
        save(e) {
          const t = this.loading > 0
          if (this.waiting) return ((this.waiting.value = e), (this.waiting.duringLoad = t), this.waiting.done)
          const i = { value: e, duringLoad: t, done: Promise.resolve() }
          return (
            (i.done = this.inTurn(async () => {
              this.waiting === i && ((this.waiting = void 0), await this.write(i.value, i.duringLoad))
            })),
            (this.waiting = i),
            i.done
          )
        }
        discard() {
          return (
            (this.waiting = void 0),
            this.inTurn(async () => {
              await this.options.database.delete('drafts', this.options.key), (this.isOwn = !1)
            })
          )
        }
        async write(e, t) {
          const { database: i, key: s, keptAs: n, now: r } = this.options
          ;(!this.isOwn &&
            (t ||
              (function e(t) {
                return (
                  null == t ||
                  '' === t ||
                  !1 === t ||
                  (!('object' != typeof t || t instanceof Blob) && !(t instanceof Date) && Object.values(t).every(e))
                )
              })(e)) &&
            (await i.get('drafts', s)) !== void 0) ||
            (n(await i.put('drafts', s, { value: e, savedAt: r() })), (this.isOwn = !0))
        }
        inTurn(e) {
          const t = this.queue.then(e)
          return ((this.queue = t.catch(() => void 0)), t)
        }
      }
      var u = i(659)
      const c = u.Ikc({ page: u.L5J(), seenAt: u.aig() })
      var h = i(3155),
        p = i(9381),
        f = i(791)
      const y = u.Ikc({ request: u.L5J(), idempotencyKey: u.YjP() }),
        w = u.Oxt('kind', [
          u.Ikc({ kind: u.euz('waiting'), since: u.aig(), notBefore: u.aig(), trouble: u.lqM(u.YjP()) }),
          u.Ikc({ kind: u.euz('sending'), since: u.aig(), by: u.YjP() }),
          u.Ikc({
            kind: u.euz('failed'),
            at: u.aig(),
            message: u.YjP(),
            code: u.lqM(u.KCZ([u.aig(), u.YjP()])),
            data: u.lqM(u.L5J()),
            reason: u.lqM(u.KIO(['fileMissing', 'unknownCall', 'olderArrived'])),
          }),
          u.Ikc({ kind: u.euz('conflict'), at: u.aig(), message: u.YjP(), theirs: u.lqM(u.L5J()) }),
          u.Ikc({ kind: u.euz('sent'), at: u.aig(), result: u.lqM(u.L5J()) }),
        ]),
        g = u.Ikc({
          id: u.YjP(),
          order: u.aig(),
          callId: u.YjP(),
          request: u.L5J(),
          record: u.YjP(),
          label: u.YjP(),
          idempotencyKey: u.YjP(),
          createdAt: u.aig(),
          bytes: u.aig(),
          files: u.aig(),
          filesInMemory: u.zMY(),
          keepResult: u.zMY(),
          attempts: u.aig(),
          unclear: u.lqM(y),
          state: w,
        }),
        m = {
          claimed: ['waiting'],
          delivered: ['sending'],
          refused: ['sending'],
          outdated: ['sending'],
          unclear: ['sending'],
          interrupted: ['sending'],
          postponed: ['sending'],
          notThere: ['sending'],
          impossible: ['sending'],
          retry: ['failed', 'waiting'],
          edit: ['failed', 'conflict', 'waiting'],
        }
      function v(e, t) {
        if (!m[t.type].includes(e.state.kind)) return e
        switch (t.type) {
          case 'claimed':
            return { ...e, attempts: e.attempts + 1, state: { kind: 'sending', since: t.at, by: t.by } }
          case 'delivered':
            return I(e, { kind: 'sent', at: t.at, ...(e.keepResult ? { result: t.result } : {}) })
          case 'refused': {
            const { at: i, message: s, code: n, data: r } = t
            return I(e, { kind: 'failed', at: i, message: s, ...(void 0 === n ? {} : { code: n }), data: r })
          }
          case 'outdated':
            return I(e, { kind: 'conflict', at: t.at, message: t.message, theirs: t.theirs })
          case 'unclear':
            return k(b(e, t))
          case 'interrupted':
            if (void 0 !== t.by && 'sending' === e.state.kind && e.state.by !== t.by) return e
            return k({ ...e, state: { kind: 'waiting', since: t.at, notBefore: t.at } })
          case 'postponed':
            return b(e, t)
          case 'notThere':
            return I(e, e.state)
          case 'impossible':
            return { ...e, state: { kind: 'failed', at: t.at, message: '', reason: t.reason } }
          case 'retry': {
            const i = 'failed' === e.state.kind && 'olderArrived' === e.state.reason,
              s = { kind: 'waiting', since: t.at, notBefore: t.at }
            return i ? I(e, s) : { ...e, state: s }
          }
          case 'edit':
            return { ...e, ...t.change, attempts: 0, state: { kind: 'waiting', since: t.at, notBefore: t.at } }
        }
      }
      function b(e, { at: t, chance: i, trouble: s }) {
        return { ...e, state: { kind: 'waiting', since: t, notBefore: t + (0, f.JN)(e.attempts, i), trouble: s } }
      }
      function k(e) {
        return { ...e, unclear: e.unclear ?? { request: e.request, idempotencyKey: e.idempotencyKey } }
      }
      function I({ unclear: e, ...t }, i) {
        return { ...t, state: i }
      }
      const O = (e) => 'sent' !== e.state.kind,
        S = (e, t) => e.order - t.order || (e.id < t.id ? -1 : 1)
      function j(e) {
        const t = new Map()
        for (const i of [...e].filter(O).sort(S)) t.has(i.record) || t.set(i.record, i)
        return [...t.values()]
      }
      function A(e, t, i) {
        return 'waiting' !== e.kind ? 1 / 0 : e.since > t ? t : e.since < i ? e.since : e.notBefore
      }
      class x {
        constructor(e, t) {
          ;(this.database = e), (this.user = t)
        }
        async load() {
          const e = (await this.database.all('outbox', [this.user])).map(({ value: e }) => L(e)),
            t = e.filter((e) => void 0 !== e)
          return { items: t, unreadable: e.length - t.length }
        }
        async add(e, t) {
          const i = await this.putFiles(e.id, t),
            s = { ...e, filesInMemory: i }
          try {
            const { value: t, kept: i } = await this.database.update('outbox', this.key(e.id), (e) => e ?? s)
            return { item: L(t) ?? s, kept: i }
          } catch {
            return { item: s, kept: await this.database.put('outbox', this.key(e.id), s) }
          }
        }
        async putFiles(e, t) {
          const i = [...t].map(([t, i]) => this.database.put('files', [this.user, e, t], i))
          return (await Promise.all(i)).some((e) => 'device' !== e)
        }
        async apply(e, t) {
          const { value: i } = await this.database.update('outbox', this.key(e), (e) => {
            const i = L(e)
            if (!i) return e
            const s = v(i, t)
            return s === i ? e : s
          })
          return L(i)
        }
        async remove(e) {
          const { value: t } = await this.database.update('outbox', this.key(e), (e) =>
              L(e)?.state.kind === 'sending' ? e : void 0,
            ),
            i = L(t)
          return (i || (await this.removeFiles(e)), i)
        }
        async removeSent() {
          const { items: e } = await this.load()
          await Promise.all(e.filter(({ state: e }) => 'sent' === e.kind).map(({ id: e }) => this.remove(e)))
        }
        async files(e) {
          return new Map(
            (await this.database.all('files', [this.user, e])).map(({ key: [, , e = ''], value: t }) => [e, t]),
          )
        }
        async removeFiles(e) {
          const t = await this.database.all('files', [this.user, e])
          await Promise.all(t.map(({ key: e }) => this.database.delete('files', e)))
        }
        key(e) {
          return [this.user, e]
        }
      }
      function L(e) {
        const t = u.xLC(g, e)
        return t.success ? t.output : void 0
      }
      var B = i(7007)
      class M {
        #e
        #t
        #i
        #s
        #n
        #r
        #a
        constructor(e, t) {
          ;(this.needsSignIn = !1),
            (this.isOnline = !0),
            (this.busy = s.sH.set()),
            (this.#e = !1),
            (this.#t = !1),
            (this.#i = -1 / 0),
            (this.#s = 0),
            (this.#n = () => {}),
            (this.#a = t),
            (this.#r = e),
            (this.isOnline = t.surroundings.isOnline()),
            (0, s.l_)(this, {}, { autoBind: !0 })
        }
        async lead(e) {
          if (((this.#e = e), !e || this.#t)) return
          const t = this.#a.surroundings.now(),
            i = [...this.#r.items.values()].filter(
              ({ state: e, record: t }) => 'sending' === e.kind && !this.busy.has(t),
            )
          await Promise.all(i.map(({ id: e }) => this.storeOutcome(e, { type: 'interrupted', at: t }))), this.hurry()
        }
        async resume() {
          this.#e && (await this.lead(!0))
        }
        hurry(e = !1) {
          ;(this.#i = this.#a.surroundings.now()), this.pump(e)
        }
        surroundingsChanged() {
          ;(this.isOnline = this.#a.surroundings.isOnline()), this.isOnline && this.hurry()
        }
        signedIn() {
          ;(this.needsSignIn = !1), this.hurry()
        }
        pump(e = !1) {
          var t, i, s, n
          if ((this.#n(), !this.#e || this.#t || this.needsSignIn || !(this.isOnline || e))) return
          const r = [...this.#r.items.values()],
            a = this.#a.surroundings.now()
          if ((this.#i > a && (this.#i = -1 / 0), this.#s > a + 2e3 && (this.#s = a), a >= this.#s))
            for (const e of ((t = this.#i),
            (i = this.busy),
            j(r)
              .filter((e) => !i.has(e.record) && A(e.state, a, t) <= a)
              .slice(0, Math.max(0, 3 - i.size))))
              this.send(e)
          const o = Math.max(
            ((s = this.#i),
            (n = this.busy),
            Math.min(
              1 / 0,
              ...j(r)
                .filter((e) => !n.has(e.record))
                .map((e) => A(e.state, a, s)),
            )),
            this.#s,
          )
          o > a && o < 1 / 0 && (this.#n = this.#a.surroundings.later(() => this.pump(), o - a))
        }
        dispose() {
          ;(this.#t = !0), this.#n()
        }
        async send(e) {
          this.busy.add(e.record)
          const t = await this.attempt(e)
          t && (await this.storeOutcome(e.id, t)),
            (0, s.h5)(() => {
              this.busy.delete(e.record), this.pump()
            })
        }
        async attempt(e) {
          const t = (0, h.S)()
          try {
            const i = await this.#r.apply(e.id, { type: 'claimed', at: this.#a.surroundings.now(), by: t })
            if (i?.state.kind !== 'sending' || i.state.by !== t) return
            return (await this.settleUnclear(i)) ?? (await this.transmit(i))
          } catch (i) {
            this.storageFailed(i)
            const e = this.#a.surroundings.now()
            return ((this.#s = e + 2e3), { type: 'interrupted', at: e, by: t })
          }
        }
        async storeOutcome(e, t, i = 1) {
          try {
            await this.#r.apply(e, t)
          } catch (a) {
            if ((this.storageFailed(a), this.#t)) return
            this.#r.showUnstored(e, t)
            const { later: s, chance: n } = this.#a.surroundings,
              r = () => this.storeOutcome(e, t, i + 1).then(() => this.pump())
            s(() => void r(), (0, f.JN)(i, n()))
          }
        }
        storageFailed(e) {
          console.warn('outbox: the device’s storage does not work', e)
        }
        async settleUnclear(e) {
          const { unclear: t, callId: i } = e
          if (!t || e.keepResult) return
          const { now: s } = this.#a.surroundings,
            n = t.idempotencyKey !== e.idempotencyKey
          try {
            const r = (0, p.iF)(t.request, { item: (e) => this.#r.items.get(e) }),
              a = await this.#a.alreadyThere?.({ ...t, request: r, callId: i })
            if (!1 === a) return void (await this.#r.apply(e.id, { type: 'notThere' }))
            if (n) return { type: 'impossible', at: s(), reason: 'olderArrived' }
            return a ? { type: 'delivered', at: s() } : void 0
          } catch (e) {
            return this.notSent(e)
          }
        }
        async transmit(e) {
          const { findCall: t, surroundings: i } = this.#a
          try {
            const s = await t(e.callId)
            if (!s) return { type: 'impossible', at: i.now(), reason: 'unknownCall' }
            const n = await this.#r.files(e.id),
              r = (0, p.iF)(e.request, { files: n, item: (e) => this.#r.items.get(e) })
            return await this.request(s, r, e.idempotencyKey)
          } catch (e) {
            return this.notSent(e)
          }
        }
        async request(e, t, i) {
          const { http: s, surroundings: n } = this.#a
          try {
            const r = await s(e, t, { background: !0, idempotencyKey: i })
            return { type: 'delivered', at: n.now(), result: r }
          } catch (e) {
            return (this.noticeSignIn(e), (0, f.A6)(e, n.now(), n.chance()))
          }
        }
        notSent(e) {
          const { now: t, chance: i } = this.#a.surroundings
          if (e instanceof p.ib) return { type: 'impossible', at: t(), reason: 'fileMissing' }
          this.noticeSignIn(e)
          const s = e instanceof Error ? e.message : String(e)
          return { type: 'postponed', at: t(), chance: i(), trouble: s }
        }
        noticeSignIn(e) {
          e instanceof B.j$ && 'unauthorised' === e.kind && (this.needsSignIn = !0)
        }
      }
      class q {
        #o
        #l
        #d
        #u
        #c
        #h
        #t
        #p
        #f
        #a
        constructor(e) {
          ;(this.items = s.sH.map([], { deep: !1 })),
            (this.unreadable = 0),
            (this.#c = 0),
            (this.#h = () => {}),
            (this.#t = !1),
            (this.#p = !1),
            (this.#f = !1),
            (this.#a = e)
          const { surroundings: t, database: i, user: n, leadership: r } = e
          ;(this.#l = new x(i, n)),
            (this.#o = new M(
              {
                items: this.items,
                apply: this.apply.bind(this),
                showUnstored: this.showUnstored.bind(this),
                files: this.#l.files.bind(this.#l),
              },
              e,
            )),
            (0, s.l_)(this, {}, { autoBind: !0 })
          const a = this.refresh()
          ;(this.#u = a),
            (this.#d = [
              t.onChange(this.#o.surroundingsChanged),
              t.tabs.listen((e) => {
                'hurry' === e ? this.#o.hurry(!0) : this.refresh().then(() => this.#o.pump())
              }),
              r(`outbox ${n}`, (e) => {
                a.then(() => this.refresh()).then(() => this.#o.lead(e))
              }),
            ])
        }
        get queue() {
          return [...this.items.values()].sort(S)
        }
        get unsent() {
          return this.queue.filter(O)
        }
        get unsentCount() {
          return this.unsent.length
        }
        get unsentBytes() {
          return this.unsent.reduce((e, t) => e + t.bytes, 0)
        }
        get oldestAt() {
          return 0 === this.unsentCount ? void 0 : Math.min(...this.unsent.map((e) => e.createdAt))
        }
        get attention() {
          return this.unsent.filter(({ state: e }) => 'failed' === e.kind || 'conflict' === e.kind)
        }
        get isSending() {
          return this.#o.busy.size > 0
        }
        get isOnline() {
          return this.#o.isOnline
        }
        get needsSignIn() {
          return this.#o.needsSignIn
        }
        async enqueue(e) {
          const { call: t, request: i } = e
          if (!t.declaration.repeatable) throw Error(`${t.id} may not go through the outbox`)
          t.request(i)
          const s = (0, p.j5)(i),
            n = this.#u.then(() => this.add(e, s))
          return ((this.#u = n.catch(() => void 0)), n)
        }
        async contentsOf(e) {
          return (0, p.NQ)(this.items.get(e)?.request, await this.#l.files(e))
        }
        async retryNow(e) {
          void 0 !== e && (await this.apply(e, { type: 'retry', at: this.#a.surroundings.now() })),
            this.#a.surroundings.tabs.tell('hurry'),
            this.#o.hurry(!0)
        }
        async flush() {
          return (await this.#u, await this.retryNow(), await (0, s.z7)(() => !this.isSending), 0 === this.unsentCount)
        }
        async edit(e, t) {
          const i = this.items.get(e),
            s = i && (await this.#a.findCall(i.callId))
          if (!i || 'sending' === i.state.kind || 'sent' === i.state.kind || !s) return !1
          s.request(t)
          const n = (0, p.j5)(t),
            r = await this.#l.putFiles(e, n.files)
          r && this.#a.notice('outbox.photosNotKept')
          const a = (0, h.S)(),
            o = { request: n.request, bytes: n.bytes, files: n.files.size, filesInMemory: r, idempotencyKey: a },
            l = await this.apply(e, { type: 'edit', at: this.#a.surroundings.now(), change: o })
          return (this.#o.pump(), l?.idempotencyKey === a)
        }
        async discard(e) {
          const t = await this.#l.remove(e)
          return (this.show(e, t), this.#a.surroundings.tabs.tell('changed'), this.#o.pump(), void 0 === t)
        }
        async discardAll() {
          ;(this.#p = !0), await this.#u, await Promise.all(this.queue.map((e) => this.discard(e.id)))
        }
        signedIn() {
          this.#o.signedIn()
        }
        dispose() {
          for (const e of ((this.#t = !0), this.#o.dispose(), this.#h(), this.#d)) e()
        }
        async add(e, { request: t, files: i, bytes: s }) {
          const { call: n, record: r, label: a, keepResult: o = !1 } = e,
            l = e.idempotencyKey ?? (0, h.S)()
          this.#f || (await this.refresh().then(() => this.#o.resume()))
          const { earlier: d } = e,
            u = d
              ? { request: (0, p.j5)(d.request).request, idempotencyKey: d.idempotencyKey }
              : { request: t, idempotencyKey: l },
            c = this.#a.surroundings.now(),
            f = {
              id: l,
              order: Math.max(c, Math.max(0, ...[...this.items.values()].map((e) => e.order)) + 1),
              callId: n.id,
              request: t,
              record: r,
              label: a,
              idempotencyKey: l,
              createdAt: c,
              bytes: s,
              files: i.size,
              filesInMemory: !1,
              keepResult: o,
              attempts: 0,
              ...(d || e.mayHaveArrived ? { unclear: u } : {}),
              state: { kind: 'waiting', since: c, notBefore: c },
            },
            { item: y, kept: w } = await this.#l.add(f, i)
          return (
            'full' === w
              ? this.#a.notice('outbox.notKept')
              : 'device' === w && y.filesInMemory && this.#a.notice('outbox.photosNotKept'),
            this.show(y.id, y),
            this.#a.surroundings.tabs.tell('changed'),
            this.#o.pump(),
            { id: y.id, kept: w }
          )
        }
        async apply(e, t) {
          const i = await this.#l.apply(e, t)
          return (
            this.show(e, i),
            i && this.isUnwanted(i)
              ? this.show(e, await this.#l.remove(e))
              : i?.state.kind === 'sent' && (await this.tidy(e)),
            this.#a.surroundings.tabs.tell('changed'),
            i
          )
        }
        isUnwanted({ state: e }) {
          return 'sending' !== e.kind && (this.#p || (this.#t && 'sent' === e.kind))
        }
        showUnstored(e, t) {
          const i = this.items.get(e)
          i && this.show(e, v(i, t))
        }
        async tidy(e) {
          let t,
            i,
            s =
              ((i = new Set((t = [...this.items.values()]).filter(O).map((e) => e.record))),
              t
                .filter((e) => !O(e))
                .sort((e, t) => t.order - e.order)
                .slice(20)
                .filter((e) => !(e.keepResult && i.has(e.record))))
          for (const t of (await Promise.all([this.#l.removeFiles(e), ...s.map((e) => this.#l.remove(e.id))]), s))
            this.show(t.id, void 0)
        }
        show(e, t) {
          ;(0, s.h5)(() => {
            ;(this.#c += 1), t ? this.items.set(e, t) : this.items.delete(e)
          })
        }
        async refresh() {
          this.#h()
          try {
            await this.reload()
          } catch (t) {
            console.warn('outbox: the device’s storage cannot be read', t)
            const e = () => this.refresh().then(() => this.#o.resume())
            this.#h = this.#a.surroundings.later(() => void e(), 2e3)
          }
        }
        async reload() {
          let e, t
          do (e = this.#c), (t = await this.#l.load())
          while (e !== this.#c)
          ;(this.#f = !0),
            (0, s.h5)(() => {
              this.items.replace(t.items.map((e) => [e.id, e])),
                t.unreadable > 0 && 0 === this.unreadable && this.#a.notice('outbox.unreadable'),
                (this.unreadable = t.unreadable)
            })
        }
      }
      function E(e, t) {
        return (({ database: e, user: t, notice: i, now: s = Date.now }) => {
          let n = new Map(),
            r = !1,
            a = (e) => {
              'full' !== e || r || i('draft.notSaved'), (r = 'full' === e)
            },
            l = (i, r) => {
              const o = JSON.stringify([i, r]),
                l = n.get(o) ?? new d({ database: e, key: [t, i, r], keptAs: a, now: s })
              return (n.set(o, l), l)
            }
          return {
            load: (e, t) => l(e, t).load(),
            save: (e, t, i) => l(e, t).save(i),
            discard: (e, t) => l(e, t).discard(),
            list: async () => (await e.all('drafts', [t])).flatMap(o).sort((e, t) => t.savedAt - e.savedAt),
          }
        })({ database: (0, n.rJ)(t), user: e, notice: t })
      }
      function D(e, t) {
        return (({ database: e, user: t, now: i = Date.now }) => {
          const s = (e) => {
            const t = u.xLC(c, e)
            return t.success ? t.output : void 0
          }
          return {
            async remember(n, r) {
              try {
                await e.put('pages', [t, n], { page: r, seenAt: i() }),
                  await (async () => {
                    const i = (await e.all('pages', [t])).sort(
                      (e, t) => (s(t.value)?.seenAt ?? 0) - (s(e.value)?.seenAt ?? 0),
                    )
                    await Promise.all(i.slice(30).map(({ key: t }) => e.delete('pages', t)))
                  })()
              } catch (e) {
                console.warn('the list could not be kept for later', e)
              }
            },
            recall: async (i) => s(await e.get('pages', [t, i])),
          }
        })({ database: (0, n.rJ)(t), user: e })
      }
      async function P(e, t) {
        const i = (0, n.rJ)(t),
          s = async (t) => {
            const s = await i.all(t, [e])
            await Promise.all(s.map(({ key: e }) => i.delete(t, e)))
          }
        await Promise.all([s('pages'), s('calls'), new x(i, e).removeSent()])
      }
      async function C(e, t) {
        return (await (0, n.rJ)(t).all('segments', [e])).length > 0
      }
      async function T({ user: e, notice: t, http: i, core: o, find: l }) {
        const d = (0, n.rJ)(t),
          u = await new x(d, e).load(),
          c = new q({
            database: d,
            user: e,
            http: i,
            findCall: async (e) => (await l(e))?.call,
            alreadyThere: async ({ callId: e, request: t }) => (await l(e))?.alreadyThere?.(o, t),
            notice: t,
            leadership: (0, r.VJ)(d),
            surroundings: (0, a.r)(e),
          })
        return (
          u.items.length > 0 &&
            (await (0, s.z7)(() => c.items.size > 0, { timeout: 1e3 }).catch(() =>
              console.warn('outbox: what was stored is not there any more'),
            )),
          c
        )
      }
    },
    8475(e, t, i) {
      var s = i(7007)
      const n = ['network', 'timeout', 'aborted']
      i.d(
        t,
        {},
        {
          n: async (e, t) => {
            const { call: i, request: r, record: a, idempotencyKey: o, mayHaveArrived: l, earlier: d } = t,
              u = await (async ({ outbox: e }, t) => {
                try {
                  return (await e.load(), e.unsentOf(t))
                } catch (e) {
                  return (console.warn('the outbox does not open', e), [])
                }
              })(e, a)
            if (u.length > 0 || l || d || !navigator.onLine)
              return (
                await e.outbox.enqueue(t),
                { kind: 'queued', why: u.length > 0 && navigator.onLine ? 'order' : 'network' }
              )
            try {
              return { kind: 'sent', answer: await e.http(i, r, { background: !0, idempotencyKey: o }) }
            } catch (i) {
              if (!(i instanceof s.j$ && n.includes(i.kind))) throw i
              return (await e.outbox.enqueue({ ...t, mayHaveArrived: !0 }), { kind: 'queued', why: 'network' })
            }
          },
        },
      )
    },
  },
])
