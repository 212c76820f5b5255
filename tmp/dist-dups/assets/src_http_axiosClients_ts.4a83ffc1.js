;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['src_http_axiosClients_ts'],
  {
    8312(e, t, r) {
      let n, o, i
      r.r(t), r.d(t, { isAborted: () => tL, sendByAxios: () => tU })
      var s,
        a,
        l,
        u,
        c = {}
      function f(e, t) {
        return function () {
          return e.apply(t, arguments)
        }
      }
      r.r(c),
        r.d(c, {
          hasBrowserEnv: () => eI,
          hasStandardBrowserEnv: () => eq,
          hasStandardBrowserWebWorkerEnv: () => ez,
          navigator: () => eM,
          origin: () => eH,
        })
      const { toString: d } = Object.prototype,
        { getPrototypeOf: p } = Object,
        { iterator: h, toStringTag: m } = Symbol,
        b = (
          ({ hasOwnProperty: e }) =>
          (t, r) =>
            e.call(t, r)
        )(Object.prototype),
        g = (e) => 'string' == typeof e && ('__proto__' === e || 'constructor' === e || 'prototype' === e),
        y = (e, t, r) => e === Object.prototype || (!r && null === t),
        O = (e, t) => {
          let r = e,
            n = []
          for (; null != r && -1 === n.indexOf(r); ) {
            n.push(r)
            const o = p(r)
            if (y(r, o, r === e)) break
            if (b(r, t)) return !0
            r = o
          }
          return !1
        },
        w =
          ((n = Object.create(null)),
          (e) => {
            const t = d.call(e)
            return n[t] || (n[t] = t.slice(8, -1).toLowerCase())
          }),
        E = (e) => ((e = e.toLowerCase()), (t) => w(t) === e),
        R = (e) => (t) => typeof t === e,
        { isArray: S } = Array,
        _ = R('undefined')
      function P(e) {
        return (
          null !== e &&
          !_(e) &&
          null !== e.constructor &&
          !_(e.constructor) &&
          j(e.constructor.isBuffer) &&
          e.constructor.isBuffer(e)
        )
      }
      const v = E('ArrayBuffer'),
        A = R('string'),
        j = R('function'),
        T = R('number'),
        N = (e) => null !== e && 'object' == typeof e,
        C = (e) => {
          if (!N(e)) return !1
          const t = p(e)
          return (null === t || t === Object.prototype || null === p(t)) && (y(e, t, !0) || (!b(e, m) && !b(e, h)))
        },
        x = E('Date'),
        D = E('File'),
        U = E('Blob'),
        L = E('FileList'),
        k = E('Set'),
        F =
          'u' > typeof globalThis
            ? globalThis
            : 'u' > typeof self
              ? self
              : 'u' > typeof window
                ? window
                : 'u' > typeof global
                  ? global
                  : {},
        B = void 0 !== F.FormData ? F.FormData : void 0,
        I = E('URLSearchParams'),
        [M, q, z, H] = ['ReadableStream', 'Request', 'Response', 'Headers'].map(E)
      function W(e, t, { allOwnKeys: r = !1 } = {}) {
        let n, o
        if (null != e)
          if (('object' != typeof e && (e = [e]), S(e))) for (n = 0, o = e.length; n < o; n++) t.call(null, e[n], n, e)
          else {
            let o
            if (P(e)) return
            const i = r ? Object.getOwnPropertyNames(e) : Object.keys(e),
              s = i.length
            for (n = 0; n < s; n++) (o = i[n]), t.call(null, e[o], o, e)
          }
      }
      const $ = 'u' > typeof globalThis ? globalThis : 'u' > typeof self ? self : 'u' > typeof window ? window : global,
        J = (e) => !_(e) && e !== $,
        V = ((o = 'u' > typeof Uint8Array && p(Uint8Array)), (e) => o && e instanceof o),
        K = E('HTMLFormElement'),
        { propertyIsEnumerable: X } = Object.prototype,
        G = E('RegExp'),
        Z = (e, t) => {
          const r = Object.getOwnPropertyDescriptors(e),
            n = {}
          W(r, (r, o) => {
            let i
            !1 !== (i = t(r, o, e)) && (n[o] = i || r)
          }),
            Object.defineProperties(e, n)
        },
        Q = E('AsyncFunction'),
        Y =
          ((s = 'function' == typeof setImmediate),
          (a = j($.postMessage)),
          s
            ? setImmediate
            : a
              ? ((l = `axios@${Math.random()}`),
                (u = []),
                $.addEventListener(
                  'message',
                  ({ source: e, data: t }) => {
                    e === $ && t === l && u.length && u.shift()()
                  },
                  !1,
                ),
                (e) => {
                  u.push(e), $.postMessage(l, '*')
                })
              : (e) => setTimeout(e)),
        ee = 'u' > typeof queueMicrotask ? queueMicrotask.bind($) : ('u' > typeof process && process.nextTick) || Y,
        et = (e) => null != e && j(e[h]),
        er = {
          isArray: S,
          isArrayBuffer: v,
          isBuffer: P,
          isFormData: (e) => {
            if (!e) return !1
            if (B && e instanceof B) return !0
            const t = p(e)
            if (!t || t === Object.prototype || !j(e.append)) return !1
            const r = w(e)
            return 'formdata' === r || ('object' === r && j(e.toString) && '[object FormData]' === e.toString())
          },
          isArrayBufferView: (e) =>
            'u' > typeof ArrayBuffer && ArrayBuffer.isView ? ArrayBuffer.isView(e) : e && e.buffer && v(e.buffer),
          isString: A,
          isNumber: T,
          isBoolean: (e) => !0 === e || !1 === e,
          isObject: N,
          isPlainObject: C,
          isEmptyObject: (e) => {
            if (!N(e) || P(e)) return !1
            try {
              return 0 === Object.keys(e).length && Object.getPrototypeOf(e) === Object.prototype
            } catch (e) {
              return !1
            }
          },
          isReadableStream: M,
          isRequest: q,
          isResponse: z,
          isHeaders: H,
          isUndefined: _,
          isDate: x,
          isFile: D,
          isReactNativeBlob: (e) => !!(e && void 0 !== e.uri),
          isReactNative: (e) => e && void 0 !== e.getParts,
          isBlob: U,
          isRegExp: G,
          isFunction: j,
          isStream: (e) => N(e) && j(e.pipe),
          isURLSearchParams: I,
          isTypedArray: V,
          isFileList: L,
          forEach: W,
          merge: function e(...t) {
            const { caseless: r, skipUndefined: n } = (J(this) && this) || {},
              o = {},
              i = r ? Object.create(null) : null,
              s = (t, r) => {
                if ('__proto__' === r || 'constructor' === r || 'prototype' === r) return
                let s = r
                if (i && 'string' == typeof r) {
                  const e = r.toLowerCase(),
                    t = i[e]
                  void 0 !== t && b(o, t) ? (s = t) : (i[e] = r)
                }
                const a = b(o, s) ? o[s] : void 0
                C(a) && C(t)
                  ? (o[s] = e(a, t))
                  : C(t)
                    ? (o[s] = e({}, t))
                    : S(t)
                      ? (o[s] = t.slice())
                      : (n && _(t)) || (o[s] = t)
              }
            for (let e = 0, r = t.length; e < r; e++) {
              const r = t[e]
              if (!r || P(r) || (W(r, s), 'object' != typeof r || S(r) || !Object.getOwnPropertySymbols)) continue
              const n = Object.getOwnPropertySymbols(r)
              for (let e = 0; e < n.length; e++) {
                const t = n[e]
                X.call(r, t) && s(r[t], t)
              }
            }
            return o
          },
          extend: (e, t, r, { allOwnKeys: n } = {}) => (
            W(
              t,
              (t, n) => {
                r && j(t)
                  ? Object.defineProperty(e, n, {
                      __proto__: null,
                      value: f(t, r),
                      writable: !0,
                      enumerable: !0,
                      configurable: !0,
                    })
                  : Object.defineProperty(e, n, {
                      __proto__: null,
                      value: t,
                      writable: !0,
                      enumerable: !0,
                      configurable: !0,
                    })
              },
              { allOwnKeys: n },
            ),
            e
          ),
          trim: (e) => (e.trim ? e.trim() : e.replace(/^[\s\uFEFF\xA0]+|[\s\uFEFF\xA0]+$/g, '')),
          stripBOM: (e) => (65279 === e.charCodeAt(0) && (e = e.slice(1)), e),
          inherits: (e, t, r, n) => {
            ;(e.prototype = Object.create(t.prototype, n)),
              Object.defineProperty(e.prototype, 'constructor', {
                __proto__: null,
                value: e,
                writable: !0,
                enumerable: !1,
                configurable: !0,
              }),
              Object.defineProperty(e, 'super', { __proto__: null, value: t.prototype }),
              r && Object.assign(e.prototype, r)
          },
          toFlatObject: (e, t, r, n) => {
            let o,
              i,
              s,
              a = {}
            if (((t = t || {}), null == e)) return t
            do {
              for (i = (o = Object.getOwnPropertyNames(e)).length; i-- > 0; )
                (s = o[i]), (!n || n(s, e, t)) && !a[s] && ((t[s] = e[s]), (a[s] = !0))
              e = !1 !== r && p(e)
            } while (e && (!r || r(e, t)) && e !== Object.prototype)
            return t
          },
          kindOf: w,
          kindOfTest: E,
          endsWith: (e, t, r) => {
            ;(e = String(e)), (void 0 === r || r > e.length) && (r = e.length), (r -= t.length)
            const n = e.indexOf(t, r)
            return -1 !== n && n === r
          },
          toArray: (e) => {
            if (!e) return null
            if (S(e)) return e
            let t = e.length
            if (!Number.isSafeInteger(t) || t < 0 || t > 0xffffffff) return null
            let r = new Set(),
              n = new Set(),
              o = e
            for (; null != o && r.size < t; ) {
              if (n.has(o)) return null
              n.add(o)
              const i = p(o)
              if (y(o, i, o === e)) break
              Object.getOwnPropertyNames(o).forEach((e) => {
                const n = +e
                Number.isInteger(n) && n >= 0 && n < t && String(n) === e && b(o, e) && r.add(n)
              }),
                (o = i)
            }
            if (r.size !== t) return null
            const i = Array(t)
            for (; t-- > 0; ) i[t] = e[t]
            return i
          },
          forEachEntry: (e, t) => {
            let r,
              n = (e && e[h]).call(e)
            for (; (r = n.next()) && !r.done; ) {
              const n = r.value
              t.call(e, n[0], n[1])
            }
          },
          matchAll: (e, t) => {
            let r,
              n = []
            for (; null !== (r = e.exec(t)); ) n.push(r)
            return n
          },
          isHTMLForm: K,
          hasOwnProperty: b,
          hasOwnProp: b,
          hasOwnInPrototypeChain: O,
          getSafeProp: (e, t) => (null != e && O(e, t) ? e[t] : void 0),
          toSafeFlatObject: (e) => {
            if (null == e || ('object' != typeof e && 'function' != typeof e)) return e
            const t = p(e)
            if (
              null === t &&
              ((e) => {
                if (!Object.isExtensible(e)) return !1
                const t = Object.getOwnPropertyNames(e)
                return (
                  Object.getOwnPropertySymbols && t.push(...Object.getOwnPropertySymbols(e)),
                  t.every((t) => {
                    if (g(t)) return !1
                    const r = Object.getOwnPropertyDescriptor(e, t)
                    return !!r && r.configurable && !0 === r.writable
                  })
                )
              })(e)
            )
              return e
            let r = Object.create(null),
              n = Object.create(null),
              o = [],
              i = e
            for (; null != i && -1 === o.indexOf(i); ) {
              o.push(i)
              const s = i === e ? t : p(i)
              if (y(i, s, i === e)) break
              const a = Object.getOwnPropertyNames(i)
              for (const t of (Object.getOwnPropertySymbols && a.push(...Object.getOwnPropertySymbols(i)), a))
                !g(t) && (b(n, t) || ((r[t] = e[t]), (n[t] = !0)))
              i = s
            }
            return r
          },
          reduceDescriptors: Z,
          freezeMethods: (e) => {
            Z(e, (t, r) => {
              if (j(e) && ['arguments', 'caller', 'callee'].includes(r)) return !1
              if (j(e[r])) {
                if (((t.enumerable = !1), 'writable' in t)) {
                  t.writable = !1
                  return
                }
                t.set ||
                  (t.set = () => {
                    throw Error("Can not rewrite read-only method '" + r + "'")
                  })
              }
            })
          },
          toObjectSet: (e, t) => {
            const r = {}
            return (
              (S(e) ? e : String(e).split(t)).forEach((e) => {
                r[e] = !0
              }),
              r
            )
          },
          toCamelCase: (e) => e.toLowerCase().replace(/[-_\s]([a-z\d])(\w*)/g, (e, t, r) => t.toUpperCase() + r),
          noop: () => {},
          toFiniteNumber: (e, t) => (null != e && Number.isFinite((e *= 1)) ? e : t),
          findKey: (e, t) => {
            let r
            if (P(e)) return null
            t = t.toLowerCase()
            let n = Object.keys(e),
              o = n.length
            for (; o-- > 0; ) if (t === (r = n[o]).toLowerCase()) return r
            return null
          },
          global: $,
          isContextDefined: J,
          isSpecCompliantForm: (e) => !!(e && j(e.append) && 'FormData' === e[m] && e[h]),
          toJSONObject: (e) => {
            const t = new WeakSet(),
              r = (e) => {
                if (N(e)) {
                  if (t.has(e)) return
                  if (P(e)) return e
                  if (!('toJSON' in e)) {
                    let n
                    if ((t.add(e), k(e)))
                      for (const t of ((n = []), e)) {
                        const e = r(t)
                        _(e) || n.push(e)
                      }
                    else
                      (n = S(e) ? [] : {}),
                        W(e, (e, t) => {
                          const o = r(e)
                          _(o) || (n[t] = o)
                        })
                    return (t.delete(e), n)
                  }
                }
                return e
              }
            return r(e)
          },
          isAsyncFn: Q,
          isThenable: (e) => e && (N(e) || j(e)) && j(e.then) && j(e.catch),
          setImmediate: Y,
          asap: ee,
          isIterable: et,
          isSafeIterable: (e) => null != e && O(e, h) && et(e),
        },
        en = er.toObjectSet([
          'age',
          'authorization',
          'content-length',
          'content-type',
          'etag',
          'expires',
          'from',
          'host',
          'if-modified-since',
          'if-unmodified-since',
          'last-modified',
          'location',
          'max-forwards',
          'proxy-authorization',
          'referer',
          'retry-after',
          'user-agent',
        ]),
        eo = /[\u0000-\u0008\u000a-\u001f\u007f]+/g,
        ei = /[^\u0009\u0020-\u007e\u0080-\u00ff]+/g
      function es(e, t) {
        return er.isArray(e)
          ? e.map((e) => es(e, t))
          : ((e) => {
              let t = 0,
                r = e.length
              for (; t < r; ) {
                const r = e.charCodeAt(t)
                if (9 !== r && 32 !== r) break
                t += 1
              }
              for (; r > t; ) {
                const t = e.charCodeAt(r - 1)
                if (9 !== t && 32 !== t) break
                r -= 1
              }
              return 0 === t && r === e.length ? e : e.slice(t, r)
            })(String(e).replace(t, ''))
      }
      const ea = Symbol('internals')
      function el(e) {
        return e && String(e).trim().toLowerCase()
      }
      function eu(e) {
        return !1 === e || null == e ? e : er.isArray(e) ? e.map(eu) : es(String(e), eo)
      }
      const ec = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/
      function ef(e) {
        let t = 0,
          r = e.length
        for (; t < r; ) {
          const r = e.charCodeAt(t)
          if (9 !== r && 32 !== r) break
          t += 1
        }
        for (; r > t; ) {
          const t = e.charCodeAt(r - 1)
          if (9 !== t && 32 !== t) break
          r -= 1
        }
        return 0 === t && r === e.length ? e : e.slice(t, r)
      }
      const ed = (e) => ('__proto__' === e ? '__Proto__' : e)
      function ep(e, t, r, n, o) {
        if (er.isFunction(n)) return n.call(e, t, r)
        if ((o && (t = r), er.isString(t))) {
          if (er.isString(n)) return -1 !== t.indexOf(n)
          if (er.isRegExp(n)) return n.test(t)
        }
      }
      class eh {
        constructor(e) {
          e && this.set(e)
        }
        set(e, t, r) {
          const n = this
          function o(e, t, r) {
            const o = el(t)
            if (!o) return
            const i = er.findKey(n, o)
            ;(i && void 0 !== n[i] && !0 !== r && (void 0 !== r || !1 === n[i])) || (n[ed(i || t)] = eu(e))
          }
          const i = (e, t) => er.forEach(e, (e, r) => o(e, r, t))
          if (er.isPlainObject(e) || e instanceof this.constructor) i(e, t)
          else {
            let n
            if (er.isString(e) && (e = e.trim()) && ((n = e), !/^[-_a-zA-Z0-9^`|~,!#$%&'*+.]+$/.test(n.trim()))) {
              var s
              let r, n, o, a
              i(
                ((s = e),
                (a = Object.create(null)),
                s &&
                  s.split('\n').forEach((e) => {
                    ;(o = e.indexOf(':')), (r = e.substring(0, o).trim().toLowerCase()), (n = e.substring(o + 1).trim())
                    const t = er.hasOwnProp(a, r)
                    !r ||
                      (t && er.hasOwnProp(en, r)) ||
                      ('set-cookie' === r ? (t ? a[r].push(n) : (a[r] = [n])) : (a[r] = t ? a[r] + ', ' + n : n))
                  }),
                a),
                t,
              )
            } else if (er.isObject(e) && er.isSafeIterable(e)) {
              let r = Object.create(null),
                n,
                o
              for (const t of e) {
                if (!er.isArray(t)) throw TypeError('Object iterator must return a key-value pair')
                ;(o = t[0]),
                  er.hasOwnProp(r, o) ? ((n = r[o]), (r[o] = er.isArray(n) ? [...n, t[1]] : [n, t[1]])) : (r[o] = t[1])
              }
              i(r, t)
            } else null != e && o(t, e, r)
          }
          return this
        }
        get(e, t) {
          if ((e = el(e))) {
            const r = er.findKey(this, e)
            if (r) {
              const e = this[r]
              if (!t) return e
              if (!0 === t) {
                let t,
                  r = Object.create(null),
                  n = /([^\s,;=]+)\s*(?:=\s*([^,;]+))?/g
                for (; (t = n.exec(e)); ) r[t[1]] = t[2]
                return r
              }
              if (er.isFunction(t)) return t.call(this, e, r)
              if (er.isRegExp(t)) return t.exec(e)
              throw TypeError('parser must be boolean|regexp|function')
            }
          }
        }
        has(e, t) {
          if ((e = el(e))) {
            const r = er.findKey(this, e)
            return !!(r && void 0 !== this[r] && (!t || ep(this, this[r], r, t)))
          }
          return !1
        }
        delete(e, t) {
          let r = this,
            n = !1
          function o(e) {
            if ((e = el(e))) {
              const o = er.findKey(r, e)
              o && (!t || ep(r, r[o], o, t)) && (delete r[o], (n = !0))
            }
          }
          return (er.isArray(e) ? e.forEach(o) : o(e), n)
        }
        clear(e) {
          let t = Object.keys(this),
            r = t.length,
            n = !1
          for (; r--; ) {
            const o = t[r]
            ;(!e || ep(this, this[o], o, e, !0)) && (delete this[o], (n = !0))
          }
          return n
        }
        normalize(e) {
          const r = Object.create(null)
          return (
            er.forEach(this, (n, o) => {
              const i = er.findKey(r, o)
              if (i) {
                ;(this[i] = eu(n)), delete this[o]
                return
              }
              const s = ed(
                e
                  ? o
                      .trim()
                      .toLowerCase()
                      .replace(/([a-z\d])(\w*)/g, (e, t, r) => t.toUpperCase() + r)
                  : String(o).trim(),
              )
              s !== o && delete this[o], (this[s] = eu(n)), (r[s] = !0)
            }),
            this
          )
        }
        concat(...e) {
          return this.constructor.concat(this, ...e)
        }
        toJSON(e) {
          const t = Object.create(null)
          return (
            er.forEach(this, (r, n) => {
              null != r && !1 !== r && (t[n] = e && er.isArray(r) ? r.join(', ') : r)
            }),
            t
          )
        }
        [Symbol.iterator]() {
          return Object.entries(this.toJSON())[Symbol.iterator]()
        }
        toString() {
          return Object.entries(this.toJSON())
            .map(([e, t]) => e + ': ' + t)
            .join('\n')
        }
        getSetCookie() {
          const e = this.get('set-cookie')
          return er.isArray(e) ? e : null == e || !1 === e ? [] : [e]
        }
        get [Symbol.toStringTag]() {
          return 'AxiosHeaders'
        }
        static from(e) {
          return e instanceof this ? e : new this(e)
        }
        static parseParameters(e) {
          return ((e) => {
            let t = Object.create(null),
              r = String(e),
              n = 0,
              o = !1,
              i = !1
            function s(e) {
              const o = ef(r.slice(n, e)),
                i = o.indexOf('=')
              if (i < 1) return
              const s = ef(o.slice(0, i))
              if (!ec.test(s)) return
              const a = s.toLowerCase()
              if ('__proto__' === a || 'constructor' === a || 'prototype' === a) return
              const l = ef(o.slice(i + 1))
              t[a] = ((e) => {
                const t = e.length - 1
                if (t < 1 || 34 !== e.charCodeAt(0) || 34 !== e.charCodeAt(t)) return e
                let r = ''
                for (let n = 1; n < t; n++) {
                  const o = e.charCodeAt(n)
                  if (34 === o || (92 === o && (n += 1) >= t)) return e
                  r += e[n]
                }
                return r
              })(l)
            }
            for (let e = 0; e < r.length; e++) {
              const t = r.charCodeAt(e)
              o
                ? i
                  ? (i = !1)
                  : 92 === t
                    ? (i = !0)
                    : 34 === t && (o = !1)
                : 34 === t
                  ? (o = !0)
                  : (44 === t || 59 === t) && (s(e), (n = e + 1))
            }
            return (s(r.length), t)
          })(e)
        }
        static concat(e, ...t) {
          const r = new this(e)
          return (t.forEach((e) => r.set(e)), r)
        }
        static accessor(e) {
          const t = (this[ea] = this[ea] = { accessors: {} }).accessors,
            r = this.prototype
          function n(e) {
            const n = el(e)
            if (!t[n]) {
              let o
              ;(o = er.toCamelCase(' ' + e)),
                ['get', 'set', 'has'].forEach((t) => {
                  Object.defineProperty(r, t + o, {
                    __proto__: null,
                    value: function (r, n, o) {
                      return this[t].call(this, e, r, n, o)
                    },
                    configurable: !0,
                  })
                }),
                (t[n] = !0)
            }
          }
          return (er.isArray(e) ? e.forEach(n) : n(e), this)
        }
      }
      eh.accessor(['Content-Type', 'Content-Length', 'Accept', 'Accept-Encoding', 'User-Agent', 'Authorization']),
        er.reduceDescriptors(eh.prototype, ({ value: e }, t) => {
          const r = t[0].toUpperCase() + t.slice(1)
          return {
            get: () => e,
            set(e) {
              this[r] = e
            },
          }
        }),
        er.freezeMethods(eh)
      const em = '[REDACTED ****]'
      function eb(e) {
        try {
          return String(e)
        } catch (e) {
          return ''
        }
      }
      const eg = Symbol('causeStack')
      class ey extends Error {
        static from(e, t, r, n, o, i) {
          let s = e.message
          !s &&
            er.isArray(e.errors) &&
            e.errors.length &&
            (s =
              e.errors
                .map((e) => {
                  try {
                    return e && e.message ? eb(e.message) : eb(e)
                  } catch (e) {
                    return ''
                  }
                })
                .filter(Boolean)
                .join('; ') ||
              e.name ||
              'AggregateError')
          const a = new ey(s, t || e.code, r, n, o)
          return (
            Object.defineProperty(a, 'cause', {
              __proto__: null,
              value: e,
              writable: !0,
              enumerable: !1,
              configurable: !0,
            }),
            (a.name = e.name),
            !((e, t) => {
              try {
                const r = t && t.stack
                if ('string' != typeof r || !r) return
                const n = e.stack
                if ('string' != typeof n || !n) return
                const o = '\nCaused by: ' + r
                ;(e.stack = n + o), Object.defineProperty(e, eg, { __proto__: null, value: o })
              } catch (e) {}
            })(a, e),
            null != e.status && null == a.status && (a.status = e.status),
            i && Object.assign(a, i),
            a
          )
        }
        constructor(e, t, r, n, o) {
          super(e),
            Object.defineProperty(this, 'message', {
              __proto__: null,
              value: e,
              enumerable: !0,
              writable: !0,
              configurable: !0,
            }),
            (this.name = 'AxiosError'),
            (this.isAxiosError = !0),
            t && (this.code = t),
            r && (this.config = r),
            n && (this.request = n),
            o && ((this.response = o), (this.status = o.status))
        }
        toJSON() {
          let e,
            t,
            r,
            n = this.config,
            o = n && er.hasOwnProp(n, 'redact') ? n.redact : void 0,
            i =
              er.isArray(o) && o.length > 0
                ? ((e = new Set(o.map((e) => String(e).toLowerCase()))),
                  (t = []),
                  (r = (n) => {
                    let o
                    if (null === n || 'object' != typeof n || er.isBuffer(n)) return n
                    if (-1 === t.indexOf(n)) {
                      if ((n instanceof eh && (n = n.toJSON()), t.push(n), er.isArray(n)))
                        (o = []),
                          n.forEach((e, t) => {
                            const n = r(e)
                            er.isUndefined(n) || (o[t] = n)
                          })
                      else {
                        if (
                          !er.isPlainObject(n) &&
                          ((e) => {
                            if (er.hasOwnProp(e, 'toJSON')) return !0
                            let t = Object.getPrototypeOf(e)
                            for (; t && t !== Object.prototype; ) {
                              if (er.hasOwnProp(t, 'toJSON')) return !0
                              t = Object.getPrototypeOf(t)
                            }
                            return !1
                          })(n)
                        )
                          return (t.pop(), n)
                        for (const [t, i] of ((o = Object.create(null)), Object.entries(n))) {
                          const n = e.has(t.toLowerCase()) ? em : r(i)
                          er.isUndefined(n) || (o[t] = n)
                        }
                      }
                      return (t.pop(), o)
                    }
                  })(n))
                : er.toJSONObject(n)
          return {
            message: this.message,
            name: this.name,
            description: this.description,
            number: this.number,
            fileName: this.fileName,
            lineNumber: this.lineNumber,
            columnNumber: this.columnNumber,
            stack: this.stack,
            config: i,
            code: this.code,
            status: this.status,
          }
        }
      }
      ;(ey.ERR_BAD_OPTION_VALUE = 'ERR_BAD_OPTION_VALUE'),
        (ey.ERR_BAD_OPTION = 'ERR_BAD_OPTION'),
        (ey.ECONNABORTED = 'ECONNABORTED'),
        (ey.ETIMEDOUT = 'ETIMEDOUT'),
        (ey.ECONNREFUSED = 'ECONNREFUSED'),
        (ey.ERR_NETWORK = 'ERR_NETWORK'),
        (ey.ERR_FR_TOO_MANY_REDIRECTS = 'ERR_FR_TOO_MANY_REDIRECTS'),
        (ey.ERR_DEPRECATED = 'ERR_DEPRECATED'),
        (ey.ERR_BAD_RESPONSE = 'ERR_BAD_RESPONSE'),
        (ey.ERR_BAD_REQUEST = 'ERR_BAD_REQUEST'),
        (ey.ERR_CANCELED = 'ERR_CANCELED'),
        (ey.ERR_NOT_SUPPORT = 'ERR_NOT_SUPPORT'),
        (ey.ERR_INVALID_URL = 'ERR_INVALID_URL'),
        (ey.ERR_FORM_DATA_DEPTH_EXCEEDED = 'ERR_FORM_DATA_DEPTH_EXCEEDED')
      const eO = ey
      function ew(e) {
        return er.isPlainObject(e) || er.isArray(e)
      }
      function eE(e) {
        return er.endsWith(e, '[]') ? e.slice(0, -2) : e
      }
      function eR(e, t, r) {
        return e
          ? e
              .concat(t)
              .map((e, t) => ((e = eE(e)), !r && t ? '[' + e + ']' : e))
              .join(r ? '.' : '')
          : t
      }
      const eS = er.toFlatObject(er, {}, null, (e) => /^is[A-Z]/.test(e)),
        e_ = (e, t, r) => {
          if (!er.isObject(e)) throw TypeError('target must be an object')
          t = t || new FormData()
          const n = (e, t) => {
              const n = er.getSafeProp(r, e)
              return er.isUndefined(n) ? t : n
            },
            o = n('metaTokens', !0),
            i = n('visitor') || h,
            s = n('dots', !1),
            a = n('indexes', !1),
            l = n('Blob') || ('u' > typeof Blob && Blob),
            u = n('maxDepth', 100),
            c = l && er.isSpecCompliantForm(t),
            f = []
          if (!er.isFunction(i)) throw TypeError('visitor must be a function')
          function d(e) {
            if (null === e) return ''
            if (er.isDate(e)) return e.toISOString()
            if (er.isBoolean(e)) return e.toString()
            if (!c && er.isBlob(e)) throw new eO('Blob is not supported. Use a Buffer instead.')
            if (er.isArrayBuffer(e) || er.isTypedArray(e)) {
              if (c && 'function' == typeof l) return new l([e])
              throw new eO('Blob is not supported. Use a Buffer instead.', eO.ERR_NOT_SUPPORT)
            }
            return e
          }
          function p(e) {
            if (e > u)
              throw new eO(
                'Object is too deeply nested (' + e + ' levels). Max depth: ' + u,
                eO.ERR_FORM_DATA_DEPTH_EXCEEDED,
              )
          }
          function h(e, r, n) {
            let i = e
            if (er.isReactNative(t) && er.isReactNativeBlob(e)) return (t.append(eR(n, r, s), d(e)), !1)
            if (e && !n && 'object' == typeof e)
              if (er.endsWith(r, '{}'))
                (r = o ? r : r.slice(0, -2)),
                  (e = ((e) => {
                    if (1 / 0 === u) return JSON.stringify(e)
                    const t = []
                    return JSON.stringify(e, function (e, r) {
                      if (!er.isObject(r)) return r
                      for (; t.length && t[t.length - 1] !== this; ) t.pop()
                      return (t.push(r), p(1 + t.length - 1), r)
                    })
                  })(e))
              else {
                var l
                if (
                  (er.isArray(e) && ((l = e), er.isArray(l) && !l.some(ew))) ||
                  ((er.isFileList(e) || er.endsWith(r, '[]')) && (i = er.toArray(e)))
                )
                  return (
                    (r = eE(r)),
                    i.forEach((e, n) => {
                      er.isUndefined(e) ||
                        null === e ||
                        t.append(!0 === a ? eR([r], n, s) : null === a ? r : r + '[]', d(e))
                    }),
                    !1
                  )
              }
            return !!ew(e) || (t.append(eR(n, r, s), d(e)), !1)
          }
          const m = Object.assign(eS, { defaultVisitor: h, convertValue: d, isVisitable: ew })
          if (!er.isObject(e)) throw TypeError('data must be an object')
          return (
            !(function e(r, n, o = 0) {
              if (!er.isUndefined(r)) {
                if ((p(o), -1 !== f.indexOf(r))) throw Error('Circular reference detected in ' + n.join('.'))
                f.push(r),
                  er.forEach(r, (r, s) => {
                    !0 === (!(er.isUndefined(r) || null === r) && i.call(t, r, er.isString(s) ? s.trim() : s, n, m)) &&
                      e(r, n ? n.concat(s) : [s], o + 1)
                  }),
                  f.pop()
              }
            })(e),
            t
          )
        }
      function eP(e) {
        const t = { '!': '%21', "'": '%27', '(': '%28', ')': '%29', '~': '%7E', '%20': '+' }
        return encodeURIComponent(e).replace(/[!'()~]|%20/g, (e) => t[e])
      }
      function ev(e, t) {
        ;(this._pairs = []), e && e_(e, this, t)
      }
      const eA = ev.prototype
      function ej(e) {
        return encodeURIComponent(e)
          .replace(/%3A/gi, ':')
          .replace(/%24/g, '$')
          .replace(/%2C/gi, ',')
          .replace(/%20/g, '+')
      }
      function eT(e, t, r) {
        let n
        if (!t) return e
        e = e || ''
        const o = er.isFunction(r) ? { serialize: r } : r,
          i = er.getSafeProp(o, 'encode') || ej,
          s = er.getSafeProp(o, 'serialize')
        if ((n = s ? s(t, o) : er.isURLSearchParams(t) ? t.toString() : new ev(t, o).toString(i))) {
          const t = e.indexOf('#')
          ;-1 !== t && (e = e.slice(0, t)), (e += (-1 === e.indexOf('?') ? '?' : '&') + n)
        }
        return e
      }
      ;(eA.append = function (e, t) {
        this._pairs.push([e, t])
      }),
        (eA.toString = function (e) {
          const t = e ? (t) => e.call(this, t, eP) : eP
          return this._pairs.map((e) => t(e[0]) + '=' + t(e[1]), '').join('&')
        })
      const eN = Symbol('internals')
      function eC(e) {
        return e ? e.length : 0
      }
      function ex(e) {
        if (e) for (; e.length && null === e[e.length - 1]; ) e.pop()
      }
      function eD(e, t) {
        const r = e.handlers,
          n = eC(r)
        r !== t.handlersRef
          ? ((t.handlersRef = r), t.handlerEntries.clear())
          : n !== t.handlersLength &&
            (n
              ? t.handlerEntries.forEach((e, n) => {
                  r[e.index] !== e.handler && t.handlerEntries.delete(n)
                })
              : t.handlerEntries.clear()),
          (t.handlersLength = n)
      }
      const eU = class {
          constructor() {
            ;(this.handlers = []),
              (this[eN] = {
                handlersRef: this.handlers,
                handlersLength: this.handlers.length,
                handlerEntries: new Map(),
                iterationDepth: 0,
                nextId: 0,
              })
          }
          use(e, t, r) {
            const n = { fulfilled: e, rejected: t, synchronous: !!r && r.synchronous, runWhen: r ? r.runWhen : null },
              o = this[eN]
            null == this.handlers && (this.handlers = []), eD(this, o)
            const i = o.nextId++
            return (
              this.handlers.push(n),
              o.handlerEntries.set(i, { handler: n, index: this.handlers.length - 1 }),
              (o.handlersLength = this.handlers.length),
              i
            )
          }
          eject(e) {
            const t = this[eN]
            eD(this, t)
            const r = 'string' == typeof e && '' !== e && String(Number(e)) === e ? Number(e) : e,
              n = t.handlerEntries.get(r)
            if (n) {
              if ((t.handlerEntries.delete(r), this.handlers[n.index] !== n.handler)) return
              ;(this.handlers[n.index] = null),
                t.iterationDepth || (ex(this.handlers), (t.handlersLength = this.handlers.length))
            }
          }
          clear() {
            this.handlers && ((this.handlers = []), eD(this, this[eN]))
          }
          forEach(e) {
            const t = this[eN]
            eD(this, t), t.iterationDepth++
            try {
              er.forEach(this.handlers, (t) => {
                null !== t && e(t)
              })
            } finally {
              --t.iterationDepth || (eD(this, t), ex(this.handlers), (t.handlersLength = eC(this.handlers)))
            }
          }
        },
        eL = {
          silentJSONParsing: !0,
          forcedJSONParsing: !0,
          clarifyTimeoutError: !1,
          legacyInterceptorReqResOrdering: !0,
          advertiseZstdAcceptEncoding: !1,
          validateStatusUndefinedResolves: !0,
          encodeBasicAuthUsername: !1,
        },
        ek = 'u' > typeof URLSearchParams ? URLSearchParams : ev,
        eF = 'u' > typeof FormData ? FormData : null,
        eB = 'u' > typeof Blob ? Blob : null,
        eI = 'u' > typeof window && 'u' > typeof document,
        eM = ('object' == typeof navigator && navigator) || void 0,
        eq = eI && (!eM || 0 > ['ReactNative', 'NativeScript', 'NS'].indexOf(eM.product)),
        ez =
          'u' > typeof WorkerGlobalScope &&
          self instanceof WorkerGlobalScope &&
          'function' == typeof self.importScripts,
        eH = (eI && window.location.href) || 'http://localhost',
        eW = {
          ...c,
          isBrowser: !0,
          classes: { URLSearchParams: ek, FormData: eF, Blob: eB },
          protocols: ['http', 'https', 'file', 'blob', 'url', 'data'],
        }
      function e$(e) {
        if (e > 100)
          throw new eO(
            'FormData field is too deeply nested (' + e + ' levels). Max depth: 100',
            eO.ERR_FORM_DATA_DEPTH_EXCEEDED,
          )
      }
      function eJ(e) {
        let t,
          r,
          n = {},
          o = Object.keys(e),
          i = o.length
        for (t = 0; t < i; t++) n[(r = o[t])] = e[r]
        return n
      }
      function eV(e) {
        if (!er.isArray(e)) return e
        const t = Object.keys(e)
        return t.length !== e.length || t.some((e, t) => e !== String(t)) ? eJ(e) : e
      }
      const eK = (e) => {
          if (er.isFormData(e) && er.isFunction(e.entries)) {
            const t = {}
            er.forEachEntry(e, (e, r) => {
              !(function e(t, r, n, o) {
                e$(o)
                let i = t[o++]
                if ('__proto__' === i) return !0
                const s = Number.isFinite(+i),
                  a = o >= t.length
                return (
                  ((i = !i && er.isArray(n) ? n.length : i), a)
                    ? er.hasOwnProp(n, i)
                      ? ((n[i] = eV(n[i])), (n[i] = er.isArray(n[i]) ? n[i].concat(r) : [n[i], r]))
                      : (n[i] = r)
                    : ((er.hasOwnProp(n, i) && er.isObject(n[i])) || (n[i] = []),
                      e(t, r, n[i], o) && er.isArray(n[i]) && (n[i] = eJ(n[i]))),
                  !s
                )
              })(
                ((e) => {
                  let t,
                    r = [],
                    n = /[^.[\]]+|\[([^.[\]]*)]/g
                  for (; null !== (t = n.exec(e)); ) e$(r.length), r.push('[]' === t[0] ? '' : t[1] || t[0])
                  return r
                })(e),
                r,
                t,
                0,
              )
            })
            const r = [t]
            for (; r.length; ) {
              const e = r.pop()
              Object.keys(e).forEach((t) => {
                const n = (e[t] = eV(e[t]))
                ;(er.isArray(n) || er.isPlainObject(n)) && r.push(n)
              })
            }
            return t
          }
          return null
        },
        eX = Object.freeze([
          'get',
          'delete',
          'head',
          'options',
          'post',
          'put',
          'patch',
          'purge',
          'link',
          'unlink',
          'query',
        ]),
        eG = (e, t) => (null != e && er.hasOwnProp(e, t) ? e[t] : void 0),
        eZ = {
          transitional: eL,
          adapter: ['xhr', 'http', 'fetch'],
          transformRequest: [
            function (e, t) {
              let r,
                n = t.getContentType() || '',
                o = n.indexOf('application/json') > -1,
                i = er.isObject(e)
              if ((i && er.isHTMLForm(e) && (e = new FormData(e)), er.isFormData(e)))
                return o ? JSON.stringify(eK(e)) : e
              if (
                er.isArrayBuffer(e) ||
                er.isBuffer(e) ||
                er.isStream(e) ||
                er.isFile(e) ||
                er.isBlob(e) ||
                er.isReadableStream(e)
              )
                return e
              if (er.isArrayBufferView(e)) return e.buffer
              if (er.isURLSearchParams(e))
                return (t.setContentType('application/x-www-form-urlencoded;charset=utf-8', !1), e.toString())
              if (i) {
                const t = eG(this, 'formSerializer')
                if (n.indexOf('application/x-www-form-urlencoded') > -1)
                  return e_(e, new eW.classes.URLSearchParams(), {
                    visitor: function (e, t, r, n) {
                      return eW.isNode && er.isBuffer(e)
                        ? (this.append(t, e.toString('base64')), !1)
                        : n.defaultVisitor.apply(this, arguments)
                    },
                    ...t,
                  }).toString()
                if ((r = er.isFileList(e)) || n.indexOf('multipart/form-data') > -1) {
                  const n = eG(this, 'env'),
                    o = n && n.FormData
                  return e_(r ? { 'files[]': e } : e, o && new o(), t)
                }
              }
              if (i || o) {
                t.setContentType('application/json', !1)
                var s = e
                if (er.isString(s))
                  try {
                    return ((0, JSON.parse)(s), er.trim(s))
                  } catch (e) {
                    if ('SyntaxError' !== e.name) throw e
                  }
                return (0, JSON.stringify)(s)
              }
              return e
            },
          ],
          transformResponse: [
            function (e) {
              const t = eG(this, 'transitional') || eZ.transitional,
                r = t && t.forcedJSONParsing,
                n = eG(this, 'responseType'),
                o = 'json' === n
              if (er.isResponse(e) || er.isReadableStream(e)) return e
              if (e && er.isString(e) && ((r && !n) || o)) {
                const r = t && t.silentJSONParsing
                try {
                  return JSON.parse(e, eG(this, 'parseReviver'))
                } catch (e) {
                  if (!r && o) {
                    if ('SyntaxError' === e.name)
                      throw eO.from(e, eO.ERR_BAD_RESPONSE, this, null, eG(this, 'response'))
                    throw e
                  }
                }
              }
              return e
            },
          ],
          timeout: 0,
          xsrfCookieName: 'XSRF-TOKEN',
          xsrfHeaderName: 'X-XSRF-TOKEN',
          maxContentLength: -1,
          maxBodyLength: -1,
          env: { FormData: eW.classes.FormData, Blob: eW.classes.Blob },
          validateStatus: (e) => e >= 200 && e < 300,
          headers: { common: { Accept: 'application/json, text/plain, */*', 'Content-Type': void 0 } },
        }
      function eQ(e, t) {
        let r = this || eZ,
          n = t || r,
          o = eh.from(n.headers),
          i = n.data
        return (
          er.forEach(e, (e) => {
            i = e.call(r, i, o.normalize(), t ? t.status : void 0)
          }),
          o.normalize(),
          i
        )
      }
      function eY(e) {
        return !!(e && e.__CANCEL__)
      }
      er.forEach(eX, (e) => {
        eZ.headers[e] = {}
      })
      const e0 = class extends eO {
          constructor(e, t, r) {
            super(null == e ? 'canceled' : e, eO.ERR_CANCELED, t, r),
              (this.name = 'CanceledError'),
              (this.__CANCEL__ = !0)
          }
        },
        e1 = /[\t\n\r]/g
      function e2(e) {
        if ('string' != typeof e) return e
        let t = 0
        for (; t < e.length && 32 >= e.charCodeAt(t); ) t++
        return e.slice(t).replace(e1, '')
      }
      function e4(e) {
        const t = /^([-+\w]{1,25}):(?:\/\/)?/.exec(e)
        return (t && t[1].toLowerCase()) || ''
      }
      const e3 = (e) => {
          try {
            return decodeURIComponent(e)
          } catch (t) {
            return e
          }
        },
        e5 = eW.hasStandardBrowserEnv
          ? {
              write(e, t, r, n, o, i, s) {
                if ('u' < typeof document) return
                const a = [`${e}=${encodeURIComponent(t)}`]
                er.isNumber(r) && a.push(`expires=${new Date(r).toUTCString()}`),
                  er.isString(n) && a.push(`path=${n}`),
                  er.isString(o) && a.push(`domain=${o}`),
                  !0 === i && a.push('secure'),
                  er.isString(s) && a.push(`SameSite=${s}`),
                  (document.cookie = a.join('; '))
              },
              read(e) {
                if ('u' < typeof document) return null
                const t = document.cookie
                if (!t) return null
                const r = t.split(';')
                for (let t = 0; t < r.length; t++) {
                  const n = r[t].replace(/^\s+/, ''),
                    o = n.indexOf('=')
                  if (-1 !== o && n.slice(0, o) === e) return e3(n.slice(o + 1))
                }
                return null
              },
              async readAsync(e) {
                try {
                  const t = 'u' > typeof window && window.cookieStore
                  if (t && er.isFunction(t.get)) {
                    const r = await t.get(e)
                    return r ? e3(r.value) : null
                  }
                } catch (e) {}
                return this.read(e)
              },
              remove(e) {
                this.write(e, '', Date.now() - 864e5, '/')
              },
            }
          : { write() {}, read: () => null, readAsync: async () => null, remove() {} },
        e8 = (e, t) => {
          let r,
            n = Array((e = e || 10)),
            o = Array(e),
            i = 0,
            s = 0
          return (
            (t = void 0 !== t ? t : 1e3),
            (a) => {
              const l = Date.now(),
                u = o[s]
              r || (r = l), (n[i] = a), (o[i] = l)
              let c = s,
                f = 0
              for (; c !== i; ) (f += n[c++]), (c %= e)
              if (((i = (i + 1) % e) === s && (s = (s + 1) % e), l - r < t)) return
              const d = u && l - u
              return d ? Math.round((1e3 * f) / d) : void 0
            }
          )
        },
        e9 = (e, t) => {
          let r,
            n,
            o = 0,
            i = 1e3 / t,
            s = (t, i = Date.now()) => {
              ;(o = i), (r = null), n && (clearTimeout(n), (n = null)), e(...t)
            }
          return [
            (...e) => {
              const t = Date.now(),
                a = t - o
              a >= i
                ? s(e, t)
                : ((r = e),
                  n ||
                    (n = setTimeout(() => {
                      ;(n = null), s(r)
                    }, i - a)))
            },
            () => r && s(r),
            (...e) => s(e),
          ]
        },
        e6 = (e, t, r = 3) => {
          let n = 0,
            o = e8(50, 250)
          return e9((r) => {
            if (!r || !er.isNumber(r.loaded)) return
            const i = r.loaded,
              s = r.lengthComputable ? r.total : void 0,
              a = Math.max(0, null != s ? Math.min(i, s) : i),
              l = Math.max(0, a - n),
              u = o(l)
            ;(n = Math.max(n, a)),
              e({
                loaded: a,
                total: s,
                progress: s ? a / s : void 0,
                bytes: l,
                rate: u || void 0,
                estimated: u && s ? (s - a) / u : void 0,
                event: r,
                lengthComputable: null != s,
                [t ? 'download' : 'upload']: !0,
              })
          }, r)
        },
        e7 = eW.hasStandardBrowserEnv
          ? ((i = new URL(eW.origin)),
            (e) => (
              (e = new URL(e, document.baseURI || eW.origin)),
              i.protocol === e.protocol && i.host === e.host && i.port === e.port
            ))
          : () => !0,
        te = /^https?:(?!\/\/)/i
      function tt(e, t) {
        if ('string' == typeof e) {
          const n = e2(e)
          if (te.test(n)) {
            var r
            let e, o, i
            throw new eO(
              `Invalid URL ${JSON.stringify(((i = (-1 === (o = (e = n.replace(/^(https?:\/{0,2})[^/?#]*@/i, `$1${em}@`)).indexOf('#')) ? e : e.slice(0, o)).replace(/([?&][^=&#]*=)[^&#]*/g, `$1${em}`)), -1 === o ? i : `${i}#${!((r = e.slice(o + 1))) ? r : r.replace(/(^|&)([^=&]*=)?[^&]+/g, (e, t, r = '') => `${t}${r}${em}`)}`))}: missing "//" after protocol`,
              eO.ERR_INVALID_URL,
              t,
            )
          }
        }
      }
      function tr(e, t, r, n) {
        tt(t, n)
        const o = !('string' == typeof t && /^([a-z][a-z\d+\-.]*:)?\/\//i.test(t))
        if (e && (o || !1 === r)) {
          tt(e, n)
          if (!t) return e
          let r = e.length
          for (; r > 0 && 47 === e.charCodeAt(r - 1); ) r--
          return e.slice(0, r) + '/' + t.replace(/^\/+/, '')
        }
        return t
      }
      const tn = (e) => (e instanceof eh ? { ...e } : e),
        to = (e) =>
          Object.getOwnPropertySymbols && Object.getOwnPropertyDescriptor
            ? Object.keys(e).concat(
                Object.getOwnPropertySymbols(e).filter((t) => {
                  const r = Object.getOwnPropertyDescriptor(e, t)
                  return r && r.enumerable
                }),
              )
            : Object.keys(e)
      function ti(e, t, r, n) {
        return er.isPlainObject(e) && er.isPlainObject(t)
          ? er.merge.call({ caseless: n }, e, t)
          : er.isPlainObject(t)
            ? er.merge({}, t)
            : er.isArray(t)
              ? t.slice()
              : t
      }
      function ts(e, t, r, n) {
        return er.isUndefined(t) ? (er.isUndefined(e) ? void 0 : ti(void 0, e, r, n)) : ti(e, t, r, n)
      }
      function ta(e, t) {
        if (!er.isUndefined(t)) return ti(void 0, t)
      }
      function tl(e, t) {
        return er.isUndefined(t) ? (er.isUndefined(e) ? void 0 : ti(void 0, e)) : ti(void 0, t)
      }
      function tu(e, t, r, n, o) {
        return er.hasOwnProp(o, r) ? ti(e, t) : er.hasOwnProp(n, r) ? ti(void 0, e) : void 0
      }
      const tc = Object.freeze({
          __proto__: null,
          value: Object.prototype.hasOwnProperty,
          enumerable: !1,
          writable: !0,
          configurable: !0,
        }),
        tf = {
          url: ta,
          method: ta,
          data: ta,
          baseURL: tl,
          transformRequest: tl,
          transformResponse: tl,
          params: (e, t) => {
            const r = [],
              n = new WeakMap(),
              o = {}
            function i(e, t) {
              if (!er.isPlainObject(t)) return er.isArray(t) ? t.slice() : t
              let i = er.isPlainObject(e) ? e : o,
                s = n.get(t)
              if ((s || ((s = new WeakMap()), n.set(t, s)), s.has(i))) return s.get(i)
              const a = {}
              return (s.set(i, a), r.push({ base: i, source: t, result: a }), a)
            }
            const s = er.isUndefined(t) ? i(void 0, e) : i(e, t)
            for (; r.length; ) {
              const { base: e, source: t, result: n } = r.pop(),
                o = new Set(to(e)),
                s = new Set(to(t))
              new Set([...o, ...s]).forEach((r) => {
                if ('__proto__' === r || 'constructor' === r || 'prototype' === r) return
                const a = s.has(r),
                  l = a ? t[r] : void 0,
                  u = (!a || er.isPlainObject(l)) && o.has(r) ? e[r] : void 0
                n[r] = a ? i(u, l) : i(void 0, u)
              })
            }
            return (
              !((e) => {
                const t = [{ value: e }],
                  r = new WeakSet(),
                  n = new WeakSet()
                for (; t.length; ) {
                  const { value: e, done: o } = t.pop()
                  if (!er.isPlainObject(e) && !er.isArray(e)) continue
                  if (o) {
                    r.delete(e)
                    continue
                  }
                  if (r.has(e)) throw new eO('Circular reference detected in params', eO.ERR_BAD_OPTION_VALUE)
                  if (n.has(e)) continue
                  n.add(e), r.add(e), t.push({ value: e, done: !0 })
                  const i = Object.keys(e)
                  Object.getOwnPropertySymbols &&
                    Object.getOwnPropertyDescriptor &&
                    Object.getOwnPropertySymbols(e).forEach((t) => {
                      const r = Object.getOwnPropertyDescriptor(e, t)
                      r && r.enumerable && i.push(t)
                    }),
                    i.forEach((r) => {
                      if ('__proto__' === r || 'constructor' === r || 'prototype' === r) {
                        const n = Object.getOwnPropertyDescriptor(e, r)
                        n && er.hasOwnProp(n, 'value') && t.push({ value: n.value })
                      } else t.push({ value: e[r] })
                    })
                }
              })(s),
              s
            )
          },
          paramsSerializer: tl,
          timeout: tl,
          timeoutErrorMessage: tl,
          withCredentials: tl,
          withXSRFToken: tl,
          adapter: tl,
          responseType: tl,
          xsrfCookieName: tl,
          xsrfHeaderName: tl,
          onUploadProgress: tl,
          onDownloadProgress: tl,
          decompress: tl,
          maxContentLength: tl,
          maxBodyLength: tl,
          beforeRedirect: tl,
          transport: tl,
          httpAgent: tl,
          httpsAgent: tl,
          cancelToken: tl,
          socketPath: tl,
          allowedSocketPaths: tl,
          responseEncoding: tl,
          validateStatus: tu,
          headers: (e, t, r) => ts(tn(e), tn(t), r, !0),
        }
      function td(e, t) {
        ;(e = e || {}), (t = t || {})
        const r = Object.create(null)
        Object.defineProperty(r, 'hasOwnProperty', tc)
        const n = to({ ...e, ...t })
        for (let o = 0, i = n.length; o < i; o++) {
          const i = n[o]
          if ('__proto__' === i || 'constructor' === i || 'prototype' === i) continue
          const s = er.hasOwnProp(tf, i) ? tf[i] : ts,
            a = er.hasOwnProp(e, i) ? e[i] : void 0,
            l = er.hasOwnProp(t, i) ? t[i] : void 0,
            u = s === tu ? s(a, l, i, e, t) : s(a, l, i)
          ;(er.isUndefined(u) && s !== tu) || (r[i] = u)
        }
        return (
          er.hasOwnProp(t, 'validateStatus') &&
            er.isUndefined(t.validateStatus) &&
            !1 ===
              ((e, t, r) => {
                const n = er.hasOwnProp(t, 'transitional') ? t.transitional : void 0
                if (!er.isUndefined(n)) {
                  if (!er.isPlainObject(n)) return
                  else if (er.hasOwnProp(n, r)) return n[r]
                }
                const o = er.hasOwnProp(e, 'transitional') ? e.transitional : void 0
                if (er.isPlainObject(o) && er.hasOwnProp(o, r)) return o[r]
              })(e, t, 'validateStatusUndefinedResolves') &&
            (er.hasOwnProp(e, 'validateStatus')
              ? (r.validateStatus = ti(void 0, e.validateStatus))
              : delete r.validateStatus),
          r
        )
      }
      const tp = ['content-type', 'content-length'],
        th = (e) => encodeURIComponent(e).replace(/%([0-9A-F]{2})/gi, (e, t) => String.fromCharCode(parseInt(t, 16))),
        tm = (e) => e5.read(e),
        tb = (e, t = tm) => {
          let r = td({}, e),
            n = (e) => (er.hasOwnProp(r, e) ? r[e] : void 0),
            o = n('data'),
            i = n('withXSRFToken'),
            s = n('xsrfHeaderName'),
            a = n('xsrfCookieName'),
            l = n('headers'),
            u = n('auth'),
            c = n('baseURL'),
            f = n('allowAbsoluteUrls'),
            d = n('url')
          if (((r.headers = l = eh.from(l)), (r.url = eT(tr(c, d, f, r), n('params'), n('paramsSerializer'))), u)) {
            const t = er.getSafeProp(u, 'username') || '',
              r = er.getSafeProp(u, 'password') || '',
              o = n('transitional'),
              i = o && er.hasOwnProp(o, 'encodeBasicAuthUsername') && !0 === o.encodeBasicAuthUsername
            try {
              l.set('Authorization', 'Basic ' + btoa((i ? th(t) : t) + ':' + (r ? th(r) : '')))
            } catch (t) {
              throw eO.from(t, eO.ERR_BAD_OPTION_VALUE, e)
            }
          }
          if (er.isFormData(o)) {
            const e = er.getSafeProp(o, 'getHeaders')
            if (eW.hasStandardBrowserEnv || eW.hasStandardBrowserWebWorkerEnv || er.isReactNative(o))
              l.setContentType(void 0)
            else {
              var p, h
              er.isFunction(e) &&
                ((p = l),
                (h = e.call(o)),
                'content-only' !== n('formDataHeaderPolicy')
                  ? p.set(h)
                  : Object.entries(h || {}).forEach(([e, t]) => {
                      tp.includes(e.toLowerCase()) && p.set(e, t)
                    }))
            }
          }
          if (eW.hasStandardBrowserEnv && (er.isFunction(i) && (i = i(r)), !0 === i || (null == i && e7(r.url)))) {
            const e = s && a && t(a)
            e && l.set(s, e)
          }
          return r
        },
        tg = {
          http: null,
          xhr:
            'u' > typeof XMLHttpRequest &&
            ((e) =>
              new Promise((t, r) => {
                let n, o, i, s, a, l, u, c, f
                try {
                  const e = eW.hasStandardBrowserEnv && 'u' > typeof window && window.cookieStore
                  n = e && er.isFunction(e.get)
                } catch (e) {}
                const d = tb(e, n ? (e) => ((o = e), null) : void 0),
                  p = d.data,
                  h = eh.from(d.headers).normalize(),
                  { responseType: m, onUploadProgress: b, onDownloadProgress: g } = d
                function y() {
                  clearTimeout(s)
                  try {
                    u && u()
                  } catch (e) {
                    setTimeout(() => {
                      throw e
                    })
                  }
                  try {
                    c && c()
                  } catch (e) {
                    setTimeout(() => {
                      throw e
                    })
                  }
                  O &&
                    (l && O.removeEventListener('progress', l),
                    O.upload &&
                      (a && O.upload.removeEventListener('progress', a),
                      u && O.upload.removeEventListener('loadend', u))),
                    d.cancelToken && d.cancelToken.unsubscribe(i),
                    d.signal && d.signal.removeEventListener('abort', i)
                }
                let O = new XMLHttpRequest()
                function w(n) {
                  let o
                  if (!O) return
                  if (
                    0 === O.status &&
                    'file' !== (e4(e2(d.url)) || e4(eW.origin)) &&
                    !(O.responseURL && O.responseURL.startsWith('file:'))
                  ) {
                    r(new eO('Request aborted', eO.ECONNABORTED, e, O)), y(), (O = null)
                    return
                  }
                  try {
                    n ? f && f(n) : c && c()
                  } catch (e) {
                    setTimeout(() => {
                      throw e
                    })
                  }
                  if (!O) return
                  const i = eh.from('getAllResponseHeaders' in O && O.getAllResponseHeaders()),
                    s = {
                      data: m && 'text' !== m && 'json' !== m ? O.response : O.responseText,
                      status: O.status,
                      statusText: O.statusText,
                      headers: i,
                      config: e,
                      request: O,
                    }
                  ;(o = s.config.validateStatus),
                    !s.status || !o || o(s.status)
                      ? ((e) => {
                          t(e), y()
                        })(s)
                      : ((e) => {
                          r(e), y()
                        })(
                          new eO(
                            'Request failed with status code ' + s.status,
                            s.status >= 400 && s.status < 500 ? eO.ERR_BAD_REQUEST : eO.ERR_BAD_RESPONSE,
                            s.config,
                            s.request,
                            s,
                          ),
                        ),
                    (O = null)
                }
                if (
                  (O.open(d.method.toUpperCase(), d.url, !0),
                  (O.timeout = d.timeout),
                  'onloadend' in O
                    ? (O.onloadend = w)
                    : (O.onreadystatechange = () => {
                        !O ||
                          4 !== O.readyState ||
                          ((0 !== O.status || (O.responseURL && O.responseURL.startsWith('file:'))) && setTimeout(w))
                      }),
                  (O.onabort = () => {
                    O && (r(new eO('Request aborted', eO.ECONNABORTED, e, O)), y(), (O = null))
                  }),
                  (O.onerror = (t) => {
                    const n = new eO(t && t.message ? t.message : 'Network Error', eO.ERR_NETWORK, e, O)
                    ;(n.event = t || null), r(n), y(), (O = null)
                  }),
                  (O.ontimeout = () => {
                    if (!O) return
                    let t = d.timeout ? 'timeout of ' + d.timeout + 'ms exceeded' : 'timeout exceeded',
                      n = d.transitional || eL
                    d.timeoutErrorMessage && (t = d.timeoutErrorMessage),
                      r(new eO(t, n.clarifyTimeoutError ? eO.ETIMEDOUT : eO.ECONNABORTED, e, O)),
                      y(),
                      (O = null)
                  }),
                  void 0 === p && h.setContentType(null),
                  er.isUndefined(d.withCredentials) || (O.withCredentials = !!d.withCredentials),
                  m && 'json' !== m && (O.responseType = d.responseType),
                  g && (([l, c, f] = e6(g, !0)), O.addEventListener('progress', l)),
                  b &&
                    O.upload &&
                    (([a, u] = e6(b)),
                    O.upload.addEventListener('progress', a),
                    O.upload.addEventListener('loadend', u)),
                  d.cancelToken || d.signal)
                ) {
                  if (
                    ((i = (t) => {
                      if (!O) return
                      r(!t || t.type ? new e0(null, e, O) : t)
                      const n = O
                      y(), (O = null), n.abort()
                    }),
                    d.cancelToken && d.cancelToken.subscribe(i),
                    !O)
                  )
                    return
                  d.signal && (d.signal.aborted ? i() : d.signal.addEventListener('abort', i))
                }
                if (!O) return
                const E = e4(d.url)
                if (E && !eW.protocols.includes(E)) {
                  r(new eO('Unsupported protocol ' + E + ':', eO.ERR_BAD_REQUEST, e)), y()
                  return
                }
                const R = () => {
                  if (O) {
                    let e
                    'setRequestHeader' in O &&
                      er.forEach(
                        ((e = Object.create(null)),
                        er.forEach(h.toJSON(), (t, r) => {
                          e[r] = es(t, ei)
                        }),
                        e),
                        (e, t) => {
                          O.setRequestHeader(t, e)
                        },
                      ),
                      O.send(p || null)
                  }
                }
                if (o) {
                  const t =
                      'u' > typeof performance && er.isFunction(performance.now) ? () => performance.now() : Date.now,
                    n = O.timeout > 0 ? t() + Number(O.timeout) : void 0,
                    i = () => {
                      if (!O) return
                      const e = O
                      e.ontimeout(), e.abort()
                    }
                  if (void 0 !== n) {
                    const e = () => {
                      const r = n - t()
                      r > 0 ? (s = setTimeout(e, Math.min(r, 0x7fffffff))) : i()
                    }
                    e()
                  }
                  e5.readAsync(o)
                    .then((e) => {
                      if (O) {
                        if (void 0 !== n && t() >= n) return void i()
                        if (e) {
                          const t = er.hasOwnProp(d, 'xsrfHeaderName') && d.xsrfHeaderName
                          h.set(t, e)
                        }
                        R()
                      }
                    })
                    .catch((t) => {
                      O && (r(eO.from(t, null, e, O)), y(), (O = null))
                    })
                } else R()
              })),
          fetch: { get: () => !1 },
        }
      er.forEach(tg, (e, t) => {
        if (e) {
          try {
            Object.defineProperty(e, 'name', { __proto__: null, value: t })
          } catch (e) {}
          Object.defineProperty(e, 'adapterName', { __proto__: null, value: t })
        }
      })
      const ty = (e) => `- ${e}`,
        tO = (e) => er.isFunction(e) || null === e || !1 === e,
        tw = (e, t) => {
          let r,
            n,
            { length: o } = (e = er.isArray(e) ? e : [e]),
            i = {}
          for (let s = 0; s < o; s++) {
            let o
            if (((n = r = e[s]), !tO(r) && void 0 === (n = tg[(o = String(r)).toLowerCase()])))
              throw new eO(`Unknown adapter '${o}'`)
            if (n && (er.isFunction(n) || (n = n.get(t)))) break
            i[o || '#' + s] = n
          }
          if (!n) {
            const e = Object.entries(i).map(
              ([e, t]) =>
                `adapter ${e} ` + (!1 === t ? 'is not supported by the environment' : 'is not available in the build'),
            )
            throw new eO(
              'There is no suitable adapter to dispatch the request ' +
                (o ? (e.length > 1 ? 'since :\n' + e.map(ty).join('\n') : ' ' + ty(e[0])) : 'as no adapter specified'),
              eO.ERR_NOT_SUPPORT,
            )
          }
          return n
        }
      function tE(e) {
        if ((e.cancelToken && e.cancelToken.throwIfRequested(), e.signal && e.signal.aborted)) throw new e0(null, e)
      }
      function tR(e, t) {
        return Math.max(0, Math.round(e() - t))
      }
      function tS(e) {
        const t = er.toSafeFlatObject(e)
        tE(t),
          (t.headers = eh.from(er.getSafeProp(t, 'headers'))),
          (t.data = eQ.call(t, t.transformRequest)),
          -1 !== ['post', 'put', 'patch'].indexOf(t.method) &&
            t.headers.setContentType('application/x-www-form-urlencoded', !1)
        const r = tw(t.adapter || eZ.adapter, t),
          n = 'u' > typeof performance && er.isFunction(performance.now) ? () => performance.now() : Date.now,
          o = n()
        return r(t).then(
          (e) => {
            tE(t), (e.duration = tR(n, o)), (t.response = e)
            try {
              e.data = eQ.call(t, t.transformResponse, e)
            } finally {
              delete t.response
            }
            return ((e.headers = eh.from(e.headers)), e)
          },
          (e) => {
            if (!eY(e) && (tE(t), e && e.response)) {
              ;(e.response.duration = tR(n, o)), (t.response = e.response)
              try {
                e.response.data = eQ.call(t, t.transformResponse, e.response)
              } finally {
                delete t.response
              }
              e.response.headers = eh.from(e.response.headers)
            }
            return Promise.reject(e)
          },
        )
      }
      const t_ = {}
      ;['object', 'boolean', 'number', 'function', 'string', 'symbol'].forEach((e, t) => {
        t_[e] = (r) => typeof r === e || 'a' + (t < 1 ? 'n ' : ' ') + e
      })
      const tP = {}
      ;(t_.transitional = (e, t, r) => {
        function n(e, t) {
          return "[Axios v1.21.1] Transitional option '" + e + "'" + t + (r ? '. ' + r : '')
        }
        return (r, o, i) => {
          if (!1 === e) throw new eO(n(o, ' has been removed' + (t ? ' in ' + t : '')), eO.ERR_DEPRECATED)
          return (
            t &&
              !tP[o] &&
              ((tP[o] = !0),
              console.warn(n(o, ' has been deprecated since v' + t + ' and will be removed in the near future'))),
            !e || e(r, o, i)
          )
        }
      }),
        (t_.spelling = (e) => (t, r) => (console.warn(`${r} is likely a misspelling of ${e}`), !0))
      const tv = (e, t, r) => {
          if ('object' != typeof e || null === e) throw new eO('options must be an object', eO.ERR_BAD_OPTION_VALUE)
          let n = Object.keys(e),
            o = n.length
          for (; o-- > 0; ) {
            const i = n[o],
              s = Object.hasOwn(t, i) ? t[i] : void 0
            if (s) {
              const t = e[i],
                r = void 0 === t || s(t, i, e)
              if (!0 !== r) throw new eO('option ' + i + ' must be ' + r, eO.ERR_BAD_OPTION_VALUE)
              continue
            }
            if (!0 !== r) throw new eO('Unknown option ' + i, eO.ERR_BAD_OPTION)
          }
        },
        tA = (e) => {
          if (null == e || er.isPlainObject(e) || e instanceof eh) return !0
          try {
            return (
              er.isObject(e) &&
              'AxiosHeaders' === er.getSafeProp(e, Symbol.toStringTag) &&
              [
                'toJSON',
                'set',
                'get',
                'has',
                'delete',
                'clear',
                'normalize',
                'concat',
                'toString',
                Symbol.iterator,
              ].every((t) => er.isFunction(er.getSafeProp(e, t)))
            )
          } catch (e) {
            return !1
          }
        }
      class tj {
        constructor(e) {
          ;(this.defaults = e || {}), (this.interceptors = { request: new eU(), response: new eU() })
        }
        async request(e, t) {
          try {
            return await this._request(e, t)
          } catch (e) {
            if (e instanceof Error)
              try {
                let t = {}
                Error.captureStackTrace ? Error.captureStackTrace(t) : (t = Error())
                let r = t.stack,
                  n = ''
                if ('string' == typeof r) {
                  const e = r.indexOf('\n')
                  n = -1 === e ? '' : r.slice(e + 1)
                }
                if (e.stack) {
                  if (n) {
                    let t,
                      r = n.indexOf('\n'),
                      o = -1 === r ? -1 : n.indexOf('\n', r + 1),
                      i = -1 === o ? n : n.slice(o + 1),
                      s = String(e.stack),
                      a = (t = er.hasOwnProp(e, eg) && e[eg]) && s.endsWith(t) ? s.length - t.length : -1,
                      l = -1 === a ? s : s.slice(0, a),
                      u = -1 === a ? '' : s.slice(a)
                    l.endsWith(i) || (e.stack = l + '\n' + n + u)
                  }
                } else e.stack = n
              } catch (e) {}
            throw e
          }
        }
        _request(e, t) {
          let r, n
          'string' == typeof e ? ((t = t || {}).url = e) : (t = e || {})
          const { transitional: o, paramsSerializer: i, headers: s } = (t = td(this.defaults, t))
          void 0 !== o &&
            tv(
              o,
              {
                silentJSONParsing: t_.transitional(t_.boolean),
                forcedJSONParsing: t_.transitional(t_.boolean),
                clarifyTimeoutError: t_.transitional(t_.boolean),
                legacyInterceptorReqResOrdering: t_.transitional(t_.boolean),
                advertiseZstdAcceptEncoding: t_.transitional(t_.boolean),
                validateStatusUndefinedResolves: t_.transitional(t_.boolean),
                encodeBasicAuthUsername: t_.transitional(t_.boolean),
              },
              !1,
            ),
            null != i &&
              (er.isFunction(i)
                ? (t.paramsSerializer = { serialize: i })
                : tv(i, { encode: t_.function, serialize: t_.function }, !0)),
            void 0 !== t.allowAbsoluteUrls ||
              (er.hasOwnProp(this.defaults, 'allowAbsoluteUrls') && void 0 !== this.defaults.allowAbsoluteUrls
                ? (t.allowAbsoluteUrls = this.defaults.allowAbsoluteUrls)
                : (t.allowAbsoluteUrls = !0)),
            tv(t, { baseUrl: t_.spelling('baseURL'), withXsrfToken: t_.spelling('withXSRFToken') }, !0),
            (t.method = (er.getSafeProp(t, 'method') || er.getSafeProp(this.defaults, 'method') || 'get').toLowerCase())
          const a = er.getSafeProp(s, 'common'),
            l = er.getSafeProp(s, t.method),
            u = s && er.merge(tA(a) ? a : void 0, tA(l) ? l : void 0)
          s &&
            er.forEach(eX.concat('common'), (e) => {
              tA(er.getSafeProp(s, e)) && delete s[e]
            }),
            (t.headers = eh.concat(u, s))
          let c = [],
            f = !0
          this.interceptors.request.forEach((e) => {
            if ('function' == typeof e.runWhen && !1 === e.runWhen(t)) return
            f = f && e.synchronous
            const r = t.transitional || eL
            r && r.legacyInterceptorReqResOrdering
              ? c.unshift(e.fulfilled, e.rejected)
              : c.push(e.fulfilled, e.rejected)
          })
          const d = []
          this.interceptors.response.forEach((e) => {
            d.push(e.fulfilled, e.rejected)
          })
          let p = 0
          if (!f) {
            const e = [tS.bind(this), void 0]
            for (e.unshift(...c), e.push(...d), n = e.length, r = Promise.resolve(t); p < n; )
              r = r.then(e[p++], e[p++])
            return r
          }
          n = c.length
          let h = t
          for (; p < n; ) {
            const e = c[p++],
              t = c[p++]
            try {
              h = e ? e(h) : h
            } catch (e) {
              if (!t) {
                r = Promise.reject(e)
                break
              }
              try {
                const n = t.call(this, e)
                er.isThenable(n) && (r = Promise.resolve(n).then(() => tS.call(this, h)))
              } catch (e) {
                r = Promise.reject(e)
              }
              break
            }
          }
          if (!r)
            try {
              r = tS.call(this, h)
            } catch (e) {
              r = Promise.reject(e)
            }
          for (p = 0, n = d.length; p < n; ) r = r.then(d[p++], d[p++])
          return r
        }
        getUri(e) {
          return eT(tr((e = td(this.defaults, e)).baseURL, e.url, e.allowAbsoluteUrls, e), e.params, e.paramsSerializer)
        }
      }
      er.forEach(['delete', 'get', 'head', 'options'], (e) => {
        tj.prototype[e] = async function (t, r) {
          return this.request(td(r || {}, { method: e, url: t, data: r && er.hasOwnProp(r, 'data') ? r.data : void 0 }))
        }
      }),
        er.forEach(['post', 'put', 'patch', 'query'], (e) => {
          function t(t) {
            return async function (r, n, o) {
              return this.request(
                td(o || {}, {
                  method: e,
                  headers: t ? { 'Content-Type': 'multipart/form-data' } : {},
                  url: r,
                  data: n,
                }),
              )
            }
          }
          ;(tj.prototype[e] = t()), 'query' !== e && (tj.prototype[e + 'Form'] = t(!0))
        })
      const tT = class e {
          constructor(e) {
            let t
            if ('function' != typeof e) throw TypeError('executor must be a function.')
            this.promise = new Promise((e) => {
              t = e
            })
            this.promise.then((e) => {
              if (!this._listeners) return
              let t = this._listeners.length
              for (; t-- > 0; ) this._listeners[t](e)
              this._listeners = null
            }),
              (this.promise.then = (e) => {
                let t,
                  n = new Promise((e) => {
                    this.subscribe(e), (t = e)
                  }).then(e)
                return (
                  (n.cancel = () => {
                    this.unsubscribe(t)
                  }),
                  n
                )
              }),
              e((e, n, o) => {
                this.reason || ((this.reason = new e0(e, n, o)), t(this.reason))
              })
          }
          throwIfRequested() {
            if (this.reason) throw this.reason
          }
          subscribe(e) {
            this.reason ? e(this.reason) : this._listeners ? this._listeners.push(e) : (this._listeners = [e])
          }
          unsubscribe(e) {
            if (!this._listeners) return
            const t = this._listeners.indexOf(e)
            ;-1 !== t && this._listeners.splice(t, 1)
          }
          toAbortSignal() {
            const e = new AbortController(),
              t = (t) => {
                e.abort(t)
              }
            return (this.subscribe(t), (e.signal.unsubscribe = () => this.unsubscribe(t)), e.signal)
          }
          static source() {
            let t
            return {
              token: new e((e) => {
                t = e
              }),
              cancel: t,
            }
          }
        },
        tN = {
          Continue: 100,
          SwitchingProtocols: 101,
          Processing: 102,
          EarlyHints: 103,
          Ok: 200,
          Created: 201,
          Accepted: 202,
          NonAuthoritativeInformation: 203,
          NoContent: 204,
          ResetContent: 205,
          PartialContent: 206,
          MultiStatus: 207,
          AlreadyReported: 208,
          ImUsed: 226,
          MultipleChoices: 300,
          MovedPermanently: 301,
          Found: 302,
          SeeOther: 303,
          NotModified: 304,
          UseProxy: 305,
          Unused: 306,
          TemporaryRedirect: 307,
          PermanentRedirect: 308,
          BadRequest: 400,
          Unauthorized: 401,
          PaymentRequired: 402,
          Forbidden: 403,
          NotFound: 404,
          MethodNotAllowed: 405,
          NotAcceptable: 406,
          ProxyAuthenticationRequired: 407,
          RequestTimeout: 408,
          Conflict: 409,
          Gone: 410,
          LengthRequired: 411,
          PreconditionFailed: 412,
          PayloadTooLarge: 413,
          ContentTooLarge: 413,
          UriTooLong: 414,
          UnsupportedMediaType: 415,
          RangeNotSatisfiable: 416,
          ExpectationFailed: 417,
          ImATeapot: 418,
          MisdirectedRequest: 421,
          UnprocessableEntity: 422,
          UnprocessableContent: 422,
          Locked: 423,
          FailedDependency: 424,
          TooEarly: 425,
          UpgradeRequired: 426,
          PreconditionRequired: 428,
          TooManyRequests: 429,
          RequestHeaderFieldsTooLarge: 431,
          UnavailableForLegalReasons: 451,
          InternalServerError: 500,
          NotImplemented: 501,
          BadGateway: 502,
          ServiceUnavailable: 503,
          GatewayTimeout: 504,
          HttpVersionNotSupported: 505,
          VariantAlsoNegotiates: 506,
          InsufficientStorage: 507,
          LoopDetected: 508,
          NotExtended: 510,
          NetworkAuthenticationRequired: 511,
          WebServerReturnsAnUnknownError: 520,
          WebServerIsDown: 521,
          ConnectionTimedOut: 522,
          OriginIsUnreachable: 523,
          TimeoutOccurred: 524,
          SslHandshakeFailed: 525,
          InvalidSslCertificate: 526,
        }
      Object.entries(tN).forEach(([e, t]) => {
        void 0 === tN[t] && (tN[t] = e)
      })
      const tC = (function e(t) {
        const r = new tj(t),
          n = f(tj.prototype.request, r)
        return (
          er.extend(n, tj.prototype, r, { allOwnKeys: !0 }),
          er.extend(n, r, null, { allOwnKeys: !0 }),
          (n.create = (r) => e(td(t, r))),
          n
        )
      })(eZ)
      ;(tC.Axios = tj),
        (tC.CanceledError = e0),
        (tC.CancelToken = tT),
        (tC.isCancel = eY),
        (tC.VERSION = '1.21.1'),
        (tC.toFormData = e_),
        (tC.AxiosError = eO),
        (tC.Cancel = tC.CanceledError),
        (tC.all = (e) => Promise.all(e)),
        (tC.spread = (e) => (t) => e.apply(null, t)),
        (tC.isAxiosError = (e) => er.isObject(e) && !0 === e.isAxiosError),
        (tC.mergeConfig = td),
        (tC.AxiosHeaders = eh),
        (tC.formToJSON = (e) => eK(er.isHTMLForm(e) ? new FormData(e) : e)),
        (tC.getAdapter = tw),
        (tC.HttpStatusCode = tN),
        (tC.default = tC)
      var tx = r(5598)
      const tD = new Map()
      async function tU(e, { signal: t, alive: r }) {
        var n
        let o,
          { method: i, url: s, headers: a, body: l, onProgress: u } = e,
          {
            status: c,
            statusText: f,
            data: d,
          } = await ((n = e.host),
          (o =
            tD.get(n) ??
            (({ cookies: e }) =>
              tC.create({
                withCredentials: !0 === e,
                responseType: 'text',
                validateStatus: () => !0,
                transformRequest: (e) => e,
                transformResponse: (e) => e,
              }))(tx.b[n])),
          tD.set(n, o),
          o).request({
            method: i,
            url: s.href,
            headers: { ...a() },
            signal: t,
            ...(void 0 === l ? {} : { data: l }),
            ...(l instanceof FormData
              ? {
                  onUploadProgress: ({ loaded: e, total: t }) => {
                    r(), t && u?.(Math.floor((e / t) * 100))
                  },
                }
              : {}),
          })
        return { status: c, statusText: f, body: 'string' == typeof d ? d : '' }
      }
      function tL(e) {
        return tC.isAxiosError(e) && e.code === tC.AxiosError.ECONNABORTED
      }
    },
  },
])
