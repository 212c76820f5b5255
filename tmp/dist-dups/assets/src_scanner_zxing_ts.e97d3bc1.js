;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['src_scanner_zxing_ts'],
  {
    3097(t, e, r) {
      t.exports = r.p + 'assets/zxing_reader.5591e455.wasm'
    },
    9909(t, e, r) {
      r.d(e, { loadZxing: () => F })
      var a = [
          ['All', '*', '*', '     ', 0, 'All'],
          ['AllReadable', '*', 'r', '     ', 0, 'All Readable'],
          ['AllCreatable', '*', 'w', '     ', 0, 'All Creatable'],
          ['AllLinear', '*', 'l', '     ', 0, 'All Linear'],
          ['AllMatrix', '*', 'm', '     ', 0, 'All Matrix'],
          ['AllGS1', '*', 'G', '     ', 0, 'All GS1'],
          ['AllRetail', '*', 'R', '     ', 0, 'All Retail'],
          ['AllIndustrial', '*', 'I', '     ', 0, 'All Industrial'],
          ['Codabar', 'F', ' ', 'lrw  ', 18, 'Codabar'],
          ['Code39', 'A', ' ', 'lrw I', 8, 'Code 39'],
          ['Code39Std', 'A', 's', 'lrw I', 8, 'Code 39 Standard'],
          ['Code39Ext', 'A', 'e', 'lr  I', 9, 'Code 39 Extended'],
          ['Code32', 'A', '2', 'lr  I', 129, 'Code 32'],
          ['PZN', 'A', 'p', 'lr  I', 52, 'Pharmazentralnummer'],
          ['Code93', 'G', ' ', 'lrw I', 25, 'Code 93'],
          ['Code128', 'C', ' ', 'lrwGI', 20, 'Code 128'],
          ['ITF', 'I', ' ', 'lrw I', 3, 'ITF'],
          ['ITF14', 'I', '4', 'lr  I', 89, 'ITF-14'],
          ['DataBar', 'e', ' ', 'lr GR', 29, 'DataBar'],
          ['DataBarOmni', 'e', 'o', 'lr GR', 29, 'DataBar Omni'],
          ['DataBarStk', 'e', 's', 'lr GR', 79, 'DataBar Stacked'],
          ['DataBarStkOmni', 'e', 'O', 'lr GR', 80, 'DataBar Stacked Omni'],
          ['DataBarLtd', 'e', 'l', 'lr GR', 30, 'DataBar Limited'],
          ['DataBarExp', 'e', 'e', 'lr GR', 31, 'DataBar Expanded'],
          ['DataBarExpStk', 'e', 'E', 'lr GR', 81, 'DataBar Expanded Stacked'],
          ['EANUPC', 'E', ' ', 'lr  R', 15, 'EAN/UPC'],
          ['EAN13', 'E', '1', 'lrw R', 15, 'EAN-13'],
          ['EAN8', 'E', '8', 'lrw R', 10, 'EAN-8'],
          ['EAN5', 'E', '5', 'l   R', 12, 'EAN-5'],
          ['EAN2', 'E', '2', 'l   R', 11, 'EAN-2'],
          ['ISBN', 'E', 'i', 'lr  R', 69, 'ISBN'],
          ['UPCA', 'E', 'a', 'lrw R', 34, 'UPC-A'],
          ['UPCE', 'E', 'e', 'lrw R', 37, 'UPC-E'],
          ['Telepen', 'B', ' ', 'lr  I', 32, 'Telepen'],
          ['TelepenAlpha', 'B', '0', 'lr  I', 32, 'Telepen Alpha'],
          ['TelepenNumeric', 'B', '1', 'lr  I', 87, 'Telepen Numeric'],
          ['OtherBarcode', 'X', ' ', ' r   ', 0, 'Other barcode'],
          ['DXFilmEdge', 'X', 'x', 'lr   ', 147, 'DX Film Edge'],
          ['PDF417', 'L', ' ', 'mrw  ', 55, 'PDF417'],
          ['CompactPDF417', 'L', 'c', 'mr   ', 56, 'Compact PDF417'],
          ['MicroPDF417', 'L', 'm', 'mr   ', 84, 'MicroPDF417'],
          ['Aztec', 'z', ' ', 'mr G ', 92, 'Aztec'],
          ['AztecCode', 'z', 'c', 'mrwG ', 92, 'Aztec Code'],
          ['AztecRune', 'z', 'r', 'mr   ', 128, 'Aztec Rune'],
          ['QRCode', 'Q', ' ', 'mrwG ', 58, 'QR Code'],
          ['QRCodeModel1', 'Q', '1', 'mr   ', 0, 'QR Code Model 1'],
          ['QRCodeModel2', 'Q', '2', 'mr   ', 58, 'QR Code Model 2'],
          ['MicroQRCode', 'Q', 'm', 'mr   ', 97, 'Micro QR Code'],
          ['RMQRCode', 'Q', 'r', 'mr G ', 145, 'rMQR Code'],
          ['DataMatrix', 'd', ' ', 'mrwG ', 71, 'Data Matrix'],
          ['MaxiCode', 'U', ' ', 'mr   ', 57, 'MaxiCode'],
        ],
        n = {
          DataBarExpanded: 'DataBarExp',
          DataBarLimited: 'DataBarLtd',
          'Linear-Codes': 'AllLinear',
          'Matrix-Codes': 'AllMatrix',
          Any: 'All',
          rMQRCode: 'RMQRCode',
        }
      function o(t) {
        var e
        return null == (e = n[t]) ? t : e
      }
      a.map((t) => t[5]),
        a.filter((t) => '*' === t[1]).map((t) => t[0]),
        a.filter((t) => '*' !== t[1]).map((t) => t[0]),
        a.filter((t) => ' ' === t[2]).map((t) => t[0]),
        a.filter((t) => 'l' === t[3][0]).map((t) => t[0]),
        a.filter((t) => 'm' === t[3][0]).map((t) => t[0]),
        a.filter((t) => 'r' === t[3][1]).map((t) => t[0]),
        a.filter((t) => 'w' === t[3][2] || 0 !== t[4]).map((t) => t[0]),
        a.filter((t) => 'G' === t[3][3]).map((t) => t[0]),
        a.filter((t) => 'R' === t[3][4]).map((t) => t[0]),
        a.filter((t) => 'I' === t[3][4]).map((t) => t[0])
      var i = ['LocalAverage', 'GlobalHistogram', 'FixedThreshold', 'BoolCast'],
        s =
          'Unknown.ASCII.ISO8859_1.ISO8859_2.ISO8859_3.ISO8859_4.ISO8859_5.ISO8859_6.ISO8859_7.ISO8859_8.ISO8859_9.ISO8859_10.ISO8859_11.ISO8859_13.ISO8859_14.ISO8859_15.ISO8859_16.Cp437.Cp1250.Cp1251.Cp1252.Cp1256.Shift_JIS.Big5.GB2312.GB18030.EUC_JP.EUC_KR.UTF16BE.UTF8.UTF16LE.UTF32BE.UTF32LE.BINARY'.split(
            '.',
          ),
        l = ['Text', 'Binary', 'Mixed', 'GS1', 'ISO15434', 'UnknownECI'],
        c = ['Ignore', 'Read', 'Require'],
        u = ['Plain', 'ECI', 'HRI', 'Escaped', 'Hex', 'HexECI'],
        d = {
          formats: [],
          tryHarder: !0,
          tryRotate: !0,
          tryInvert: !0,
          tryDownscale: !0,
          tryDenoise: !1,
          binarizer: 'LocalAverage',
          isPure: !1,
          downscaleFactor: 3,
          downscaleThreshold: 500,
          minLineCount: 2,
          maxNumberOfSymbols: 255,
          validateOptionalChecksum: !1,
          returnErrors: !1,
          eanAddOnSymbol: 'Ignore',
          textMode: 'HRI',
          characterSet: 'Unknown',
          tryCode39ExtendedMode: !0,
        }
      function h(t) {
        var e, r, a, n, l
        return {
          ...t,
          formats: t.formats.map(o).join(','),
          binarizer: ((r = t.binarizer), i.indexOf(r)),
          eanAddOnSymbol: ((a = t.eanAddOnSymbol), c.indexOf(a)),
          textMode: ((n = t.textMode), u.indexOf(n)),
          characterSet: 'UnicodeBig' === (l = t.characterSet) ? s.indexOf('UTF16BE') : s.indexOf(l),
          tryCode39ExtendedMode: null == (e = t.tryCode39ExtendedMode) || e,
        }
      }
      var f = {
          locateFile: (t, e) => {
            const r = t.match(/_(.+?)\.wasm$/)
            return r ? `/zxing-wasm@3.1.3/dist/${r[1]}/${t}` : e + t
          },
        },
        p = new WeakMap()
      function y(t, e) {
        return (
          Object.is(t, e) ||
          (Object.keys(t).length === Object.keys(e).length &&
            Object.keys(t).every((r) => Object.hasOwn(e, r) && t[r] === e[r]))
        )
      }
      function m(t, { overrides: e, equalityFn: r = y, fireImmediately: a = !1 } = {}) {
        var n, o
        let [i, s] = null == (n = p.get(t)) ? [f] : n,
          l = null == e ? i : e,
          c
        if (a) {
          if (s && (c = r(i, l))) return s
          const e = t({ ...l })
          return (p.set(t, [l, e]), e)
        }
        ;(null == (o = c) ? r(i, l) : o) || p.set(t, [l])
      }
      async function v(t = {}) {
        let e, r
        var a,
          n,
          o,
          i,
          s,
          l,
          c,
          u,
          d,
          h,
          f,
          p,
          y,
          m,
          g,
          w,
          b,
          $,
          C = !!globalThis.window,
          T = 'u' > typeof Bun,
          E = !!globalThis.WorkerGlobalScope
        null != (b = globalThis.process) &&
          null != (b = b.versions) &&
          b.node &&
          (null == ($ = globalThis.process) || $.type)
        var _,
          P = './this.program',
          A = ''
        if (C || E || T) {
          try {
            A = new URL('.', _).href
          } catch {}
          E &&
            (S = (t) => {
              var e = new XMLHttpRequest()
              return (e.open('GET', t, !1), (e.responseType = 'arraybuffer'), e.send(null), new Uint8Array(e.response))
            }),
            (x = async (t) => {
              var e = await fetch(t, { credentials: 'same-origin' })
              if (e.ok) return e.arrayBuffer()
              throw Error(e.status + ' : ' + e.url)
            })
        }
        console.log.bind(console)
        var x,
          S,
          O,
          I,
          R,
          D = console.error.bind(console),
          F = !1,
          M = !1
        function B() {
          var e = g.buffer
          ;(L = new Int8Array(e)),
            (U = new Int16Array(e)),
            (t.HEAPU8 = H = new Uint8Array(e)),
            (G = new Uint16Array(e)),
            (W = new Int32Array(e)),
            (N = new Uint32Array(e)),
            (V = new Float32Array(e)),
            (z = new Float64Array(e))
        }
        function j(e) {
          null == (r = t.onAbort) || r.call(t, e),
            D((e = 'Aborted(' + e + ')')),
            (F = !0),
            (e += '. Build with -sASSERTIONS for more info.')
          var r,
            a,
            n = new WebAssembly.RuntimeError(e)
          throw (null == (a = R) || a(n), n)
        }
        var k,
          U,
          W,
          L,
          V,
          z,
          G,
          N,
          H,
          Q = (e) => {
            for (; e.length > 0; ) e.shift()(t)
          },
          q = [],
          X = (t) => q.push(t),
          Z = [],
          J = (t) => Z.push(t),
          Y = [],
          K = 0,
          tt = 0
        class te {
          constructor(t) {
            ;(this.excPtr = t), (this.ptr = t - 24)
          }
          set_type(t) {
            N[(this.ptr + 4) >> 2] = t
          }
          get_type() {
            return N[(this.ptr + 4) >> 2]
          }
          set_destructor(t) {
            N[(this.ptr + 8) >> 2] = t
          }
          get_destructor() {
            return N[(this.ptr + 8) >> 2]
          }
          set_caught(t) {
            ;(t = +!!t), (L[this.ptr + 12] = t)
          }
          get_caught() {
            return 0 != L[this.ptr + 12]
          }
          set_rethrown(t) {
            ;(t = +!!t), (L[this.ptr + 13] = t)
          }
          get_rethrown() {
            return 0 != L[this.ptr + 13]
          }
          init(t, e) {
            this.set_adjusted_ptr(0), this.set_type(t), this.set_destructor(e)
          }
          set_adjusted_ptr(t) {
            N[(this.ptr + 16) >> 2] = t
          }
          get_adjusted_ptr() {
            return N[(this.ptr + 16) >> 2]
          }
        }
        var tr = (t) => l(t),
          ta = (t) => {
            var e = tt
            if (!e) return (tr(0), 0)
            var r = new te(e)
            r.set_adjusted_ptr(e)
            var a = r.get_type()
            if (!a) return (tr(0), e)
            for (var n of t) {
              if (0 === n || n === a) break
              var o = r.ptr + 16
              if (f(n, a, o)) return (tr(n), e)
            }
            return (tr(a), e)
          },
          tn = {},
          to = (t) => {
            for (; t.length; ) {
              var e = t.pop()
              t.pop()(e)
            }
          }
        function ti(t) {
          return this.fromWireType(N[t >> 2])
        }
        var ts = {},
          tl = {},
          tc = {},
          tu = class extends Error {
            constructor(t) {
              super(t), (this.name = 'InternalError')
            }
          },
          td = (t) => {
            throw new tu(t)
          },
          th = (t, e, r) => {
            function a(e) {
              var a = r(e)
              a.length !== t.length && td('Mismatched type converter count')
              for (var n = 0; n < t.length; ++n) tm(t[n], a[n])
            }
            t.forEach((t) => (tc[t] = e))
            var n = Array(e.length),
              o = [],
              i = 0
            for (let t = 0; t < e.length; ++t) {
              const r = e[t]
              Object.hasOwn(tl, r)
                ? (n[t] = tl[r])
                : (o.push(r),
                  Object.hasOwn(ts, r) || (ts[r] = []),
                  ts[r].push(() => {
                    ;(n[t] = tl[r]), ++i === o.length && a(n)
                  }))
            }
            0 === o.length && a(n)
          },
          tf = (t) => {
            for (var e = ''; ; ) {
              var r = H[t++]
              if (!r) return e
              e += String.fromCharCode(r)
            }
          },
          tp = class extends Error {
            constructor(t) {
              super(t), (this.name = 'BindingError')
            }
          },
          ty = (t) => {
            throw new tp(t)
          }
        function tm(t, e) {
          return (function (t, e) {
            const r = arguments.length > 2 && void 0 !== arguments[2] ? arguments[2] : {}
            var a = e.name
            if ((t || ty(`type "${a}" must have a positive integer typeid pointer`), Object.hasOwn(tl, t))) {
              if (r.ignoreDuplicateRegistrations) return
              ty(`Cannot register type '${a}' twice`)
            }
            if (((tl[t] = e), delete tc[t], Object.hasOwn(ts, t))) {
              var n = ts[t]
              delete ts[t], n.forEach((t) => t())
            }
          })(t, e, arguments.length > 2 && void 0 !== arguments[2] ? arguments[2] : {})
        }
        var tv,
          tg = (t) => {
            ty(t.$$.ptrType.registeredClass.name + ' instance already deleted')
          },
          tw = !1,
          tb = (t) => {},
          t$ = (t) => {
            --t.count.value,
              0 === t.count.value &&
                (t.smartPtr ? t.smartPtrType.rawDestructor(t.smartPtr) : t.ptrType.registeredClass.rawDestructor(t.ptr))
          },
          tC = (t) =>
            globalThis.FinalizationRegistry
              ? ((tw = new FinalizationRegistry((t) => {
                  t$(t.$$)
                })),
                (tC = (t) => {
                  var e = t.$$
                  return (e.smartPtr && tw.register(t, { $$: e }, t), t)
                }),
                (tb = (t) => tw.unregister(t)),
                tC(t))
              : ((tC = (t) => t), t),
          tT = [],
          tE = () => {
            for (; tT.length; ) {
              var t = tT.pop()
              ;(t.$$.deleteScheduled = !1), t.delete()
            }
          }
        function t_() {}
        var tP = (t, e) => Object.defineProperty(e, 'name', { value: t }),
          tA = {},
          tx = (t, e, r) => {
            if (void 0 === t[e].overloadTable) {
              var a = t[e]
              ;(t[e] = function () {
                var a = [...arguments]
                return (
                  Object.hasOwn(t[e].overloadTable, a.length) ||
                    ty(
                      `Function '${r}' called with an invalid number of arguments (${a.length}) - expects one of (${t[e].overloadTable})!`,
                    ),
                  t[e].overloadTable[a.length].apply(this, a)
                )
              }),
                (t[e].overloadTable = []),
                (t[e].overloadTable[a.argCount] = a)
            }
          },
          tS = (e, r, a) => {
            Object.hasOwn(t, e)
              ? ((void 0 === a || (void 0 !== t[e].overloadTable && void 0 !== t[e].overloadTable[a])) &&
                  ty(`Cannot register public name '${e}' twice`),
                tx(t, e, e),
                Object.hasOwn(t[e].overloadTable, a) &&
                  ty(`Cannot register multiple overloads of a function with the same number of arguments (${a})!`),
                (t[e].overloadTable[a] = r))
              : ((t[e] = r), (t[e].argCount = a))
          }
        function tO(t, e, r, a, n, o, i, s) {
          ;(this.name = t),
            (this.constructor = e),
            (this.instancePrototype = r),
            (this.rawDestructor = a),
            (this.baseClass = n),
            (this.getActualType = o),
            (this.upcast = i),
            (this.downcast = s),
            (this.pureVirtualFunctions = [])
        }
        var tI = (t, e, r) => {
            for (; e !== r; )
              e.upcast || ty(`Expected null or instance of ${r.name}, got an instance of ${e.name}`),
                (t = e.upcast(t)),
                (e = e.baseClass)
            return t
          },
          tR = (t) => {
            if (null === t) return 'null'
            var e = typeof t
            return 'object' === e || 'array' === e || 'function' === e ? t.toString() : '' + t
          }
        function tD(t, e) {
          if (null === e) return (this.isReference && ty(`null is not a valid ${this.name}`), 0)
          e.$$ || ty(`Cannot pass "${tR(e)}" as a ${this.name}`),
            e.$$.ptr || ty(`Cannot pass deleted object as a pointer of type ${this.name}`)
          var r = e.$$.ptrType.registeredClass
          return tI(e.$$.ptr, r, this.registeredClass)
        }
        function tF(t, e) {
          if (null === e)
            return (
              this.isReference && ty(`null is not a valid ${this.name}`),
              this.isSmartPointer ? ((r = this.rawConstructor()), null !== t && t.push(this.rawDestructor, r), r) : 0
            )
          ;(e && e.$$) || ty(`Cannot pass "${tR(e)}" as a ${this.name}`),
            e.$$.ptr || ty(`Cannot pass deleted object as a pointer of type ${this.name}`),
            !this.isConst &&
              e.$$.ptrType.isConst &&
              ty(
                `Cannot convert argument of type ${e.$$.smartPtrType ? e.$$.smartPtrType.name : e.$$.ptrType.name} to parameter type ${this.name}`,
              )
          var r,
            a = e.$$.ptrType.registeredClass
          if (((r = tI(e.$$.ptr, a, this.registeredClass)), this.isSmartPointer))
            switch (
              (void 0 === e.$$.smartPtr && ty('Passing raw pointer to smart pointer is illegal'), this.sharingPolicy)
            ) {
              case 0:
                e.$$.smartPtrType === this
                  ? (r = e.$$.smartPtr)
                  : ty(
                      `Cannot convert argument of type ${e.$$.smartPtrType ? e.$$.smartPtrType.name : e.$$.ptrType.name} to parameter type ${this.name}`,
                    )
                break
              case 1:
                r = e.$$.smartPtr
                break
              case 2:
                if (e.$$.smartPtrType === this) r = e.$$.smartPtr
                else {
                  var n = e.clone()
                  ;(r = this.rawShare(
                    r,
                    t2.toHandle(() => n.delete()),
                  )),
                    null !== t && t.push(this.rawDestructor, r)
                }
                break
              default:
                ty('Unsupported sharing policy')
            }
          return r
        }
        function tM(t, e) {
          if (null === e) return (this.isReference && ty(`null is not a valid ${this.name}`), 0)
          e.$$ || ty(`Cannot pass "${tR(e)}" as a ${this.name}`),
            e.$$.ptr || ty(`Cannot pass deleted object as a pointer of type ${this.name}`),
            e.$$.ptrType.isConst &&
              ty(`Cannot convert argument of type ${e.$$.ptrType.name} to parameter type ${this.name}`)
          var r = e.$$.ptrType.registeredClass
          return tI(e.$$.ptr, r, this.registeredClass)
        }
        var tB = (t, e, r) => {
            if (e === r) return t
            if (void 0 === r.baseClass) return null
            var a = tB(t, e, r.baseClass)
            return null === a ? null : r.downcast(a)
          },
          tj = {},
          tk = (t, e) => (
            (e.ptrType && e.ptr) || td('makeClassHandle requires ptr and ptrType'),
            !!e.smartPtrType != !!e.smartPtr && td('Both smartPtrType and smartPtr must be specified'),
            (e.count = { value: 1 }),
            tC(Object.create(t, { $$: { value: e, writable: !0 } }))
          )
        function tU(t, e, r, a, n, o, i, s, l, c, u) {
          ;(this.name = t),
            (this.registeredClass = e),
            (this.isReference = r),
            (this.isConst = a),
            (this.isSmartPointer = n),
            (this.pointeeType = o),
            (this.sharingPolicy = i),
            (this.rawGetPointee = s),
            (this.rawConstructor = l),
            (this.rawShare = c),
            (this.rawDestructor = u),
            n || void 0 !== e.baseClass
              ? (this.toWireType = tF)
              : (a ? (this.toWireType = tD) : (this.toWireType = tM), (this.destructorFunction = null))
        }
        var tW = (e, r, a) => {
            Object.hasOwn(t, e) || td('Replacing nonexistent public symbol'),
              void 0 !== t[e].overloadTable && void 0 !== a
                ? (t[e].overloadTable[a] = r)
                : ((t[e] = r), (t[e].argCount = a))
          },
          tL = {},
          tV = [],
          tz = (t) => {
            var e = tV[t]
            return (e || (tV[t] = e = w.get(t)), e)
          },
          tG = function (t, e) {
            const r = arguments.length > 2 && void 0 !== arguments[2] ? arguments[2] : []
            if ((arguments.length > 3 && void 0 !== arguments[3] && arguments[3], t.includes('j'))) {
              var a
              return (0, tL[(a = t.replace(/p/g, 'i'))])(e, ...r)
            }
            return tz(e)(...r)
          },
          tN = function (t, e) {
            const r = arguments.length > 2 && void 0 !== arguments[2] && arguments[2]
            return function () {
              return tG(t, e, [...arguments], r)
            }
          },
          tH = function (t, e) {
            arguments.length > 2 && void 0 !== arguments[2] && arguments[2]
            var r = (t = tf(t)).includes('j') ? tN(t, e) : tz(e)
            return ('function' != typeof r && ty(`unknown function pointer with signature ${t}: ${e}`), r)
          }
        class tQ extends Error {}
        var tq = (t) => {
            var e = a(t),
              r = tf(e)
            return (n(e), r)
          },
          tX = (t, e) => {
            var r = [],
              a = {}
            throw (
              e.forEach(function t(e) {
                if (!a[e] && !tl[e]) {
                  if (tc[e]) return void tc[e].forEach(t)
                  r.push(e), (a[e] = !0)
                }
              }),
              new tQ(`${t}: ` + r.map(tq).join([', ']))
            )
          },
          tZ = (t, e) => {
            for (var r = [], a = 0; a < t; a++) r.push(N[(e + 4 * a) >> 2])
            return r
          }
        function tJ(t, e, r, a, n, o) {
          var i = e.length
          i < 2 && ty("argTypes array size mismatch! Must at least get return value and 'this' types!")
          var s = null !== e[1] && null !== r,
            l = ((t) => {
              for (var e = 1; e < t.length; ++e) if (null !== t[e] && void 0 === t[e].destructorFunction) return !0
              return !1
            })(e),
            c = !e[0].isVoid,
            u = i - 2,
            d = Array(u),
            h = [],
            f = []
          return tP(t, function () {
            ;(f.length = 0), (h.length = s ? 2 : 1), (h[0] = n), s && ((t = e[1].toWireType(f, this)), (h[1] = t))
            for (var t, r = 0; r < u; ++r)
              (d[r] = e[r + 2].toWireType(f, r < 0 || arguments.length <= r ? void 0 : arguments[r])), h.push(d[r])
            var o = a(...h)
            if (l) to(f)
            else
              for (var i = s ? 1 : 2; i < e.length; i++) {
                var p = 1 === i ? t : d[i - 2]
                null !== e[i].destructorFunction && e[i].destructorFunction(p)
              }
            return c ? e[0].fromWireType(o) : void 0
          })
        }
        var tY = (t) => {
            const e = (t = t.trim()).indexOf('(')
            return -1 === e ? t : t.slice(0, e)
          },
          tK = [],
          t0 = [0, 1, , 1, null, 1, !0, 1, !1, 1],
          t1 = (t) => {
            t > 9 && 0 == --t0[t + 1] && ((t0[t] = void 0), tK.push(t))
          },
          t2 = {
            toValue: (t) => (t || ty(`Cannot use deleted val. handle = ${t}`), t0[t]),
            toHandle: (t) => {
              switch (t) {
                case void 0:
                  return 2
                case null:
                  return 4
                case !0:
                  return 6
                case !1:
                  return 8
                default: {
                  const e = tK.pop() || t0.length
                  return ((t0[e] = t), (t0[e + 1] = 1), e)
                }
              }
            },
          },
          t3 = {
            name: 'emscripten::val',
            fromWireType: (t) => {
              var e = t2.toValue(t)
              return (t1(t), e)
            },
            toWireType: (t, e) => t2.toHandle(e),
            readValueFromPointer: ti,
            destructorFunction: null,
          },
          t8 = Object.assign({ optional: !0 }, t3),
          t5 = (t, e, r) =>
            ((t, e, r, a) => {
              if (!(a > 0)) return 0
              for (var n = r, o = r + a - 1, i = 0; i < t.length; ++i) {
                var s = t.codePointAt(i)
                if (s <= 127) {
                  if (r >= o) break
                  e[r++] = s
                } else if (s <= 2047) {
                  if (r + 1 >= o) break
                  ;(e[r++] = 192 | (s >> 6)), (e[r++] = 128 | (63 & s))
                } else if (s <= 65535) {
                  if (r + 2 >= o) break
                  ;(e[r++] = 224 | (s >> 12)), (e[r++] = 128 | ((s >> 6) & 63)), (e[r++] = 128 | (63 & s))
                } else {
                  if (r + 3 >= o) break
                  ;(e[r++] = 240 | (s >> 18)),
                    (e[r++] = 128 | ((s >> 12) & 63)),
                    (e[r++] = 128 | ((s >> 6) & 63)),
                    (e[r++] = 128 | (63 & s)),
                    i++
                }
              }
              return ((e[r] = 0), r - n)
            })(t, H, e, r),
          t4 = (t) => {
            for (var e = 0, r = 0; r < t.length; ++r) {
              var a = t.charCodeAt(r)
              a <= 127 ? e++ : a <= 2047 ? (e += 2) : a >= 55296 && a <= 57343 ? ((e += 4), ++r) : (e += 3)
            }
            return e
          },
          t6 = globalThis.TextDecoder && new TextDecoder(),
          t9 = (t, e, r, a) => {
            var n = e + r
            if (a) return n
            for (; t[e] && !(e >= n); ) ++e
            return e
          },
          t7 = function (t) {
            let e = arguments.length > 1 && void 0 !== arguments[1] ? arguments[1] : 0,
              r = arguments.length > 2 ? arguments[2] : void 0,
              a = arguments.length > 3 ? arguments[3] : void 0
            var n = t9(t, e, r, a)
            if (n - e > 16 && t.buffer && t6) return t6.decode(t.subarray(e, n))
            for (var o = ''; e < n; ) {
              var i = t[e++]
              if (!(128 & i)) {
                o += String.fromCharCode(i)
                continue
              }
              var s = 63 & t[e++]
              if ((224 & i) == 192) {
                o += String.fromCharCode(((31 & i) << 6) | s)
                continue
              }
              var l = 63 & t[e++]
              if (
                (i =
                  (240 & i) == 224
                    ? ((15 & i) << 12) | (s << 6) | l
                    : ((7 & i) << 18) | (s << 12) | (l << 6) | (63 & t[e++])) < 65536
              )
                o += String.fromCharCode(i)
              else {
                var c = i - 65536
                o += String.fromCharCode(55296 | (c >> 10), 56320 | (1023 & c))
              }
            }
            return o
          },
          et = globalThis.TextDecoder ? new TextDecoder('utf-16le') : void 0,
          ee = (t, e, r) => {
            var a = t >> 1,
              n = t9(G, a, e / 2, r)
            if (n - a > 16 && et) return et.decode(G.subarray(a, n))
            for (var o = '', i = a; i < n; ++i) o += String.fromCharCode(G[i])
            return o
          },
          er = (t, e, r) => {
            if ((null != r || (r = 0x7fffffff), r < 2)) return 0
            r -= 2
            for (var a = e, n = r < 2 * t.length ? r / 2 : t.length, o = 0; o < n; ++o) {
              var i = t.charCodeAt(o)
              ;(U[e >> 1] = i), (e += 2)
            }
            return ((U[e >> 1] = 0), e - a)
          },
          ea = (t) => 2 * t.length,
          en = (t, e, r) => {
            for (var a = '', n = t >> 2, o = 0; !(o >= e / 4); o++) {
              var i = N[n + o]
              if (!i && !r) break
              a += String.fromCodePoint(i)
            }
            return a
          },
          eo = (t, e, r) => {
            if ((null != r || (r = 0x7fffffff), r < 4)) return 0
            for (var a = e, n = a + r - 4, o = 0; o < t.length; ++o) {
              var i = t.codePointAt(o)
              if ((i > 65535 && o++, (W[e >> 2] = i), (e += 4) + 4 > n)) break
            }
            return ((W[e >> 2] = 0), e - a)
          },
          ei = (t) => {
            for (var e = 0, r = 0; r < t.length; ++r) t.codePointAt(r) > 65535 && r++, (e += 4)
            return e
          },
          es = [],
          el = (t, e) => {
            var r = tl[t]
            return (void 0 === r && ty(`${e} has unknown type ${tq(t)}`), r)
          },
          ec = {},
          eu = (t) => {
            var e = ec[t]
            return void 0 === e ? tf(t) : e
          },
          ed = (t, e) => Math.ceil(t / e) * e,
          eh = (t) => {
            var e = ((t - g.buffer.byteLength + 65535) / 65536) | 0
            try {
              return (g.grow(e), B(), 1)
            } catch {}
          },
          ef = {},
          ep = () => {
            if (!ep.strings) {
              var t,
                e,
                r = {
                  USER: 'web_user',
                  LOGNAME: 'web_user',
                  PATH: '/',
                  PWD: '/',
                  HOME: '/home/web_user',
                  LANG:
                    (null == (t = null == (e = globalThis.navigator) ? void 0 : e.language) ? 'C' : t).replace(
                      '-',
                      '_',
                    ) + '.UTF-8',
                  _: P || './this.program',
                }
              for (var a in ef) void 0 === ef[a] ? delete r[a] : (r[a] = ef[a])
              var n = []
              for (var a in r) n.push(`${a}=${r[a]}`)
              ep.strings = n
            }
            return ep.strings
          }
        if (
          (Object.assign((e = t_.prototype), {
            isAliasOf(t) {
              if (!(this instanceof t_) || !(t instanceof t_)) return !1
              var e = this.$$.ptrType.registeredClass,
                r = this.$$.ptr
              t.$$ = t.$$
              for (var a = t.$$.ptrType.registeredClass, n = t.$$.ptr; e.baseClass; )
                (r = e.upcast(r)), (e = e.baseClass)
              for (; a.baseClass; ) (n = a.upcast(n)), (a = a.baseClass)
              return e === a && r === n
            },
            clone() {
              let t
              if ((this.$$.ptr || tg(this), this.$$.preservePointerOnDelete)) return ((this.$$.count.value += 1), this)
              var e = tC(
                Object.create(Object.getPrototypeOf(this), {
                  $$: {
                    value: {
                      count: (t = this.$$).count,
                      deleteScheduled: t.deleteScheduled,
                      preservePointerOnDelete: t.preservePointerOnDelete,
                      ptr: t.ptr,
                      ptrType: t.ptrType,
                      smartPtr: t.smartPtr,
                      smartPtrType: t.smartPtrType,
                    },
                  },
                }),
              )
              return ((e.$$.count.value += 1), (e.$$.deleteScheduled = !1), e)
            },
            delete() {
              this.$$.ptr || tg(this),
                this.$$.deleteScheduled &&
                  !this.$$.preservePointerOnDelete &&
                  ty('Object already scheduled for deletion'),
                tb(this),
                t$(this.$$),
                this.$$.preservePointerOnDelete || ((this.$$.smartPtr = void 0), (this.$$.ptr = void 0))
            },
            isDeleted() {
              return !this.$$.ptr
            },
            deleteLater() {
              return (
                this.$$.ptr || tg(this),
                this.$$.deleteScheduled &&
                  !this.$$.preservePointerOnDelete &&
                  ty('Object already scheduled for deletion'),
                tT.push(this),
                1 === tT.length && tv && tv(tE),
                (this.$$.deleteScheduled = !0),
                this
              )
            },
          }),
          (r = Symbol.dispose) && (e[r] = e.delete),
          Object.assign(tU.prototype, {
            getPointee(t) {
              return (this.rawGetPointee && (t = this.rawGetPointee(t)), t)
            },
            destructor(t) {
              var e
              null == (e = this.rawDestructor) || e.call(this, t)
            },
            readValueFromPointer: ti,
            fromWireType: function (t) {
              var e = this.getPointee(t)
              if (!e) return (this.destructor(t), null)
              var r =
                tj[
                  ((t, e) => {
                    for (void 0 === e && ty('ptr should not be undefined'); t.baseClass; )
                      (e = t.upcast(e)), (t = t.baseClass)
                    return e
                  })(this.registeredClass, e)
                ]
              if (void 0 !== r) {
                if (0 === r.$$.count.value) return ((r.$$.ptr = e), (r.$$.smartPtr = t), r.clone())
                var a = r.clone()
                return (this.destructor(t), a)
              }
              function n() {
                return this.isSmartPointer
                  ? tk(this.registeredClass.instancePrototype, {
                      ptrType: this.pointeeType,
                      ptr: e,
                      smartPtrType: this,
                      smartPtr: t,
                    })
                  : tk(this.registeredClass.instancePrototype, { ptrType: this, ptr: t })
              }
              var o = tA[this.registeredClass.getActualType(e)]
              if (!o) return n.call(this)
              var i = this.isConst ? o.constPointerType : o.pointerType,
                s = tB(e, this.registeredClass, i.registeredClass)
              return null === s
                ? n.call(this)
                : this.isSmartPointer
                  ? tk(i.registeredClass.instancePrototype, { ptrType: i, ptr: s, smartPtrType: this, smartPtr: t })
                  : tk(i.registeredClass.instancePrototype, { ptrType: i, ptr: s })
            },
          }),
          t.noExitRuntime && t.noExitRuntime,
          t.print && t.print,
          t.printErr && (D = t.printErr),
          t.wasmBinary && (O = t.wasmBinary),
          t.arguments && t.arguments,
          t.thisProgram && (P = t.thisProgram),
          t.preInit)
        )
          for ('function' == typeof t.preInit && (t.preInit = [t.preInit]); t.preInit.length > 0; ) t.preInit.shift()()
        var ey = {
            q: (t) => {
              var e = new te(t)
              return (e.get_caught() || (e.set_caught(!0), K--), e.set_rethrown(!1), Y.push(e), i(t))
            },
            x: () => {
              s(0, 0)
              var t = Y.pop()
              d(t.excPtr), (tt = 0)
            },
            a: () => ta([]),
            i: (t) => ta([t]),
            m: (t, e) => ta([t, e]),
            S: () => {
              var t = Y.pop()
              t || j('no exception to throw')
              var e = t.excPtr
              throw (t.get_rethrown() || (Y.push(t), t.set_rethrown(!0), t.set_caught(!1), K++), h(e), (tt = e))
            },
            p: (t, e, r) => {
              throw (new te(t).init(e, r), h(t), (tt = t), K++, tt)
            },
            fa: () => K,
            d: (t) => {
              throw (tt || (tt = t), tt)
            },
            ba: () => j(''),
            va: (t) => {
              var e = tn[t]
              delete tn[t]
              var r = e.rawConstructor,
                a = e.rawDestructor,
                n = e.fields
              th([t], n.map((t) => t.getterReturnType).concat(n.map((t) => t.setterArgumentType)), (t) => {
                var o = {}
                for (let e = 0; e < n.length; ++e) {
                  const r = n[e],
                    a = t[e],
                    i = r.getter,
                    s = r.getterContext,
                    l = t[e + n.length],
                    c = r.setter,
                    u = r.setterContext
                  o[r.fieldName] = {
                    read: (t) => a.fromWireType(i(s, t)),
                    write: (t, e) => {
                      var r = []
                      c(u, t, l.toWireType(r, e)), to(r)
                    },
                    optional: a.optional,
                  }
                }
                return [
                  {
                    name: e.name,
                    fromWireType: (t) => {
                      var e = {}
                      for (var r in o) e[r] = o[r].read(t)
                      return (a(t), e)
                    },
                    toWireType: (t, e) => {
                      for (var n in o) if (!(n in e) && !o[n].optional) throw TypeError(`Missing field: "${n}"`)
                      var i = r()
                      for (n in o) o[n].write(i, e[n])
                      return (null !== t && t.push(a, i), i)
                    },
                    readValueFromPointer: ti,
                    destructorFunction: a,
                  },
                ]
              })
            },
            aa: (t, e, r, a, n) => {},
            pa: (t, e, r, a) => {
              tm(t, {
                name: (e = tf(e)),
                fromWireType: (t) => !!t,
                toWireType: (t, e) => (e ? r : a),
                readValueFromPointer: function (t) {
                  return this.fromWireType(H[t])
                },
                destructorFunction: null,
              })
            },
            ta: (t, e, r, a, n, o, i, s, l, c, u, d, h) => {
              ;(u = tf(u)), (o = tH(n, o)), s && (s = tH(i, s)), c && (c = tH(l, c)), (h = tH(d, h))
              var f,
                p,
                y = (p = (f = (f = u).replace(/[^a-zA-Z0-9_]/g, '$')).charCodeAt(0)) >= 48 && p <= 57 ? `_${f}` : f
              tS(y, () => {
                tX(`Cannot construct ${u} due to unbound types`, [a])
              }),
                th([t, e, r], a ? [a] : [], (e) => {
                  e = e[0]
                  var r,
                    n,
                    i = a ? (r = e.registeredClass).instancePrototype : t_.prototype,
                    l = tP(u, function () {
                      if (Object.getPrototypeOf(this) !== d) throw new tp(`Use 'new' to construct ${u}`)
                      if (void 0 === f.constructor_body) throw new tp(`${u} has no accessible constructor`)
                      var t = [...arguments],
                        e = f.constructor_body[t.length]
                      if (void 0 === e)
                        throw new tp(
                          `Tried to invoke ctor of ${u} with invalid number of parameters (${t.length}) - expected (${Object.keys(f.constructor_body).toString()}) parameters instead!`,
                        )
                      return e.apply(this, t)
                    }),
                    d = Object.create(i, { constructor: { value: l } })
                  l.prototype = d
                  var f = new tO(u, l, d, h, r, o, s, c)
                  f.baseClass &&
                    (null != (n = f.baseClass).__derivedClasses || (n.__derivedClasses = []),
                    f.baseClass.__derivedClasses.push(f))
                  var p = new tU(u, f, !0, !1, !1),
                    m = new tU(u + '*', f, !1, !1, !1),
                    v = new tU(u + ' const*', f, !1, !0, !1)
                  return ((tA[t] = { pointerType: m, constPointerType: v }), tW(y, l), [p, m, v])
                })
            },
            sa: (t, e, r, a, n, o) => {
              var i = tZ(e, r)
              ;(n = tH(a, n)),
                th([], [t], (t) => {
                  t = t[0]
                  var r = `constructor ${t.name}`
                  if (
                    (void 0 === t.registeredClass.constructor_body && (t.registeredClass.constructor_body = []),
                    void 0 !== t.registeredClass.constructor_body[e - 1])
                  )
                    throw new tp(
                      `Cannot register multiple constructors with identical number of parameters (${e - 1}) for class '${t.name}'! Overload resolution is currently only performed using the parameter count, not actual type info!`,
                    )
                  return (
                    (t.registeredClass.constructor_body[e - 1] = () => {
                      tX(`Cannot construct ${t.name} due to unbound types`, i)
                    }),
                    th(
                      [],
                      i,
                      (a) => (
                        a.splice(1, 0, null), (t.registeredClass.constructor_body[e - 1] = tJ(r, a, null, n, o)), []
                      ),
                    ),
                    []
                  )
                })
            },
            H: (t, e, r, a, n, o, i, s, l, c) => {
              var u = tZ(r, a)
              ;(e = tY((e = tf(e)))),
                (o = tH(n, o, l)),
                th([], [t], (t) => {
                  t = t[0]
                  var a = `${t.name}.${e}`
                  function n() {
                    tX(`Cannot call ${a} due to unbound types`, u)
                  }
                  e.startsWith('@@') && (e = Symbol[e.substring(2)]),
                    s && t.registeredClass.pureVirtualFunctions.push(e)
                  var c = t.registeredClass.instancePrototype,
                    d = c[e]
                  return (
                    void 0 === d || (void 0 === d.overloadTable && d.className !== t.name && d.argCount === r - 2)
                      ? ((n.argCount = r - 2), (n.className = t.name), (c[e] = n))
                      : (tx(c, e, a), (c[e].overloadTable[r - 2] = n)),
                    th([], u, (n) => {
                      var s = tJ(a, n, t, o, i, l)
                      return (
                        void 0 === c[e].overloadTable
                          ? ((s.argCount = r - 2), (c[e] = s))
                          : (c[e].overloadTable[r - 2] = s),
                        []
                      )
                    }),
                    []
                  )
                })
            },
            na: (t) => tm(t, t3),
            X: (t, e, r) => {
              tm(t, {
                name: (e = tf(e)),
                fromWireType: (t) => t,
                toWireType: (t, e) => e,
                readValueFromPointer: ((t, e) => {
                  switch (e) {
                    case 4:
                      return function (t) {
                        return this.fromWireType(V[t >> 2])
                      }
                    case 8:
                      return function (t) {
                        return this.fromWireType(z[t >> 3])
                      }
                    default:
                      throw TypeError(`invalid float width (${e}): ${t}`)
                  }
                })(e, r),
                destructorFunction: null,
              })
            },
            Y: (t, e, r, a, n, o, i, s) => {
              var l = tZ(e, r)
              ;(t = tY((t = tf(t)))),
                (n = tH(a, n, i)),
                tS(
                  t,
                  () => {
                    tX(`Cannot call ${t} due to unbound types`, l)
                  },
                  e - 1,
                ),
                th([], l, (r) => {
                  var a = [r[0], null].concat(r.slice(1))
                  return (tW(t, tJ(t, a, null, n, o, i), e - 1), [])
                })
            },
            A: (t, e, r, a, n) => {
              e = tf(e)
              let o = (t) => t
              if (0 === a) {
                var i = 32 - 8 * r
                n = (o = (t) => (t << i) >>> i)(n)
              }
              tm(t, {
                name: e,
                fromWireType: o,
                toWireType: (t, e) => e,
                readValueFromPointer: ((t, e, r) => {
                  switch (e) {
                    case 1:
                      return r ? (t) => L[t] : (t) => H[t]
                    case 2:
                      return r ? (t) => U[t >> 1] : (t) => G[t >> 1]
                    case 4:
                      return r ? (t) => W[t >> 2] : (t) => N[t >> 2]
                    default:
                      throw TypeError(`invalid integer width (${e}): ${t}`)
                  }
                })(e, r, 0 !== a),
                destructorFunction: null,
              })
            },
            ra: (t, e, r, a) => {
              ;(r = tf(r)),
                (a = tf(a)),
                th([], [t, e], (t) => {
                  var e, n, o
                  return (
                    (e = t[0].registeredClass.instancePrototype),
                    (n = r),
                    (o = a),
                    e[Symbol.iterator] ||
                      (e[Symbol.iterator] = function () {
                        var t, e
                        let r
                        return (
                          (t = this[n]()),
                          (e = (t) => this[o](t)),
                          (r = 0),
                          {
                            next() {
                              if (r >= t) return { done: !0 }
                              const a = r
                              return (r++, { value: e(a), done: !1 })
                            },
                            [Symbol.iterator]() {
                              return this
                            },
                          }
                        )
                      }),
                    []
                  )
                })
            },
            u: (t, e, r) => {
              var a = [
                Int8Array,
                Uint8Array,
                Int16Array,
                Uint16Array,
                Int32Array,
                Uint32Array,
                Float32Array,
                Float64Array,
              ][e]
              function n(t) {
                var e = N[t >> 2],
                  r = N[(t + 4) >> 2]
                return new a(L.buffer, r, e)
              }
              tm(
                t,
                { name: (r = tf(r)), fromWireType: n, readValueFromPointer: n },
                { ignoreDuplicateRegistrations: !0 },
              )
            },
            ua: (t, e) => {
              tm(t, t8)
            },
            oa: (t, e) => {
              tm(t, {
                name: (e = tf(e)),
                fromWireType(t) {
                  let e
                  var r,
                    a = N[t >> 2]
                  return ((r = (e = t + 4) ? t7(H, e, a, !0) : ''), n(t), r)
                },
                toWireType(t, e) {
                  e instanceof ArrayBuffer && (e = new Uint8Array(e))
                  var r,
                    a = 'string' == typeof e
                  a ||
                    (ArrayBuffer.isView(e) && 1 == e.BYTES_PER_ELEMENT) ||
                    ty('Cannot pass non-string to std::string'),
                    (r = a ? t4(e) : e.length)
                  var i = o(4 + r + 1),
                    s = i + 4
                  if (((N[i >> 2] = r), a))
                    if (0)
                      for (var l = 0; l < r; ++l) {
                        var c = e.charCodeAt(l)
                        c > 255 && (n(i), ty('String has UTF-16 code units that do not fit in 8 bits')), (H[s + l] = c)
                      }
                    else t5(e, s, r + 1)
                  else H.set(e, s)
                  return (null !== t && t.push(n, i), i)
                },
                readValueFromPointer: ti,
                destructorFunction(t) {
                  n(t)
                },
              })
            },
            T: (t, e, r) => {
              var a, i, s
              ;(r = tf(r)),
                2 === e ? ((a = ee), (i = er), (s = ea)) : ((a = en), (i = eo), (s = ei)),
                tm(t, {
                  name: r,
                  fromWireType: (t) => {
                    var r = N[t >> 2],
                      o = a(t + 4, r * e, !0)
                    return (n(t), o)
                  },
                  toWireType: (t, a) => {
                    'string' != typeof a && ty(`Cannot pass non-string to C++ string type ${r}`)
                    var l = s(a),
                      c = o(4 + l + e)
                    return ((N[c >> 2] = l / e), i(a, c + 4, l + e), null !== t && t.push(n, c), c)
                  },
                  readValueFromPointer: ti,
                  destructorFunction(t) {
                    n(t)
                  },
                })
            },
            I: (t, e, r, a, n, o) => {
              tn[t] = { name: tf(e), rawConstructor: tH(r, a), rawDestructor: tH(n, o), fields: [] }
            },
            wa: (t, e, r, a, n, o, i, s, l, c) => {
              tn[t].fields.push({
                fieldName: tf(e),
                getterReturnType: r,
                getter: tH(a, n),
                getterContext: o,
                setterArgumentType: i,
                setter: tH(s, l),
                setterContext: c,
              })
            },
            qa: (t, e) => {
              tm(t, { isVoid: !0, name: (e = tf(e)), fromWireType: () => void 0, toWireType: (t, e) => void 0 })
            },
            O: (t, e, r) => {
              var a,
                n,
                [o, ...i] = ((t, e) => {
                  for (var r = Array(t), a = 0; a < t; ++a) r[a] = el(N[(e + 4 * a) >> 2], `parameter ${a}`)
                  return r
                })(t, e),
                s = o.toWireType.bind(o),
                l = i.map((t) => t.readValueFromPointer.bind(t)),
                c = Array(--t)
              return (
                (a = tP(`methodCaller<(${i.map((t) => t.name)}) => ${o.name}>`, (e, a, n, o) => {
                  for (var i, u, d, h = 0, f = 0; f < t; ++f) (c[f] = l[f](o + h)), (h += 8)
                  switch (r) {
                    case 0:
                      d = t2.toValue(e).apply(null, c)
                      break
                    case 2:
                      d = Reflect.construct(t2.toValue(e), c)
                      break
                    case 3:
                      d = c[0]
                      break
                    case 1:
                      d = t2.toValue(e)[eu(a)](...c)
                  }
                  return ((u = s((i = []), d)), i.length && (N[n >> 2] = t2.toHandle(i)), u)
                })),
                (n = es.length),
                es.push(a),
                n
              )
            },
            xa: t1,
            F: (t) => (t ? ((t = eu(t)), t2.toHandle(globalThis[t])) : t2.toHandle(globalThis)),
            U: (t) => {
              t > 9 && (t0[t + 1] += 1)
            },
            N: (t, e, r, a, n) => es[t](e, r, a, n),
            ia: (t) => {
              to(t2.toValue(t)), t1(t)
            },
            ca: (t, e, r, a) => {
              var n = new Date().getFullYear(),
                o = new Date(n, 0, 1),
                i = new Date(n, 6, 1),
                s = o.getTimezoneOffset(),
                l = i.getTimezoneOffset(),
                c = Math.max(s, l)
              ;(N[t >> 2] = 60 * c), (W[e >> 2] = Number(s != l))
              var u = (t) => {
                  var e = Math.abs(t)
                  return `UTC${t >= 0 ? '-' : '+'}${String(Math.floor(e / 60)).padStart(2, '0')}${String(e % 60).padStart(2, '0')}`
                },
                d = u(s),
                h = u(l)
              l < s ? (t5(d, r, 17), t5(h, a, 17)) : (t5(d, a, 17), t5(h, r, 17))
            },
            ga: (t) => {
              var e = H.length
              if ((t >>>= 0) > 0x80000000) return !1
              for (var r = 1; r <= 4; r *= 2) {
                var a = e * (1 + 0.2 / r)
                if (((a = Math.min(a, t + 0x6000000)), eh(Math.min(0x80000000, ed(Math.max(t, a), 65536))))) return !0
              }
              return !1
            },
            da: (t, e) => {
              var r = 0,
                a = 0
              for (var n of ep()) {
                var o = e + r
                ;(N[(t + a) >> 2] = o), (r += t5(n, o, 1 / 0) + 1), (a += 4)
              }
              return 0
            },
            ea: (t, e) => {
              var r = ep()
              N[t >> 2] = r.length
              var a = 0
              for (var n of r) a += t4(n) + 1
              return ((N[e >> 2] = a), 0)
            },
            la: (t, e, r) => {
              var a = u()
              try {
                return tz(t)(e, r)
              } catch (t) {
                if ((c(a), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            M: (t, e, r, a) => {
              var n = u()
              try {
                return tz(t)(e, r, a)
              } catch (t) {
                if ((c(n), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            B: (t, e, r, a, n, o) => {
              var i = u()
              try {
                return tz(t)(e, r, a, n, o)
              } catch (t) {
                if ((c(i), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            P: (t, e, r, a, n, o) => {
              var i = u()
              try {
                return tz(t)(e, r, a, n, o)
              } catch (t) {
                if ((c(i), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            V: (t, e, r, a) => {
              var n = u()
              try {
                return tz(t)(e, r, a)
              } catch (t) {
                if ((c(n), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            s: (t) => {
              var e = u()
              try {
                return tz(t)()
              } catch (t) {
                if ((c(e), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            b: (t, e) => {
              var r = u()
              try {
                return tz(t)(e)
              } catch (t) {
                if ((c(r), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            C: (t, e, r, a) => {
              var n = u()
              try {
                return tz(t)(e, r, a)
              } catch (t) {
                if ((c(n), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            ja: (t, e, r) => {
              var a = u()
              try {
                return tz(t)(e, r)
              } catch (t) {
                if ((c(a), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            c: (t, e, r) => {
              var a = u()
              try {
                return tz(t)(e, r)
              } catch (t) {
                if ((c(a), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            Q: (t, e, r, a, n) => {
              var o = u()
              try {
                return tz(t)(e, r, a, n)
              } catch (t) {
                if ((c(o), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            h: (t, e, r, a) => {
              var n = u()
              try {
                return tz(t)(e, r, a)
              } catch (t) {
                if ((c(n), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            j: (t, e, r, a, n) => {
              var o = u()
              try {
                return tz(t)(e, r, a, n)
              } catch (t) {
                if ((c(o), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            r: (t, e, r, a, n, o) => {
              var i = u()
              try {
                return tz(t)(e, r, a, n, o)
              } catch (t) {
                if ((c(i), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            R: (t, e, r, a, n, o, i) => {
              var l = u()
              try {
                return tz(t)(e, r, a, n, o, i)
              } catch (t) {
                if ((c(l), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            t: (t, e, r, a, n, o, i) => {
              var l = u()
              try {
                return tz(t)(e, r, a, n, o, i)
              } catch (t) {
                if ((c(l), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            G: (t, e, r, a, n, o, i, l) => {
              var d = u()
              try {
                return tz(t)(e, r, a, n, o, i, l)
              } catch (t) {
                if ((c(d), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            D: (t, e, r, a, n, o, i, l, d) => {
              var h = u()
              try {
                return tz(t)(e, r, a, n, o, i, l, d)
              } catch (t) {
                if ((c(h), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            K: (t, e, r, a, n, o, i, l, d, h, f, p) => {
              var y = u()
              try {
                return tz(t)(e, r, a, n, o, i, l, d, h, f, p)
              } catch (t) {
                if ((c(y), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            _: (t, e, r, a, n, o, i) => {
              var l = u()
              try {
                return y(t, e, r, a, n, o, i)
              } catch (t) {
                if ((c(l), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            Z: (t, e, r, a, n) => {
              var o = u()
              try {
                return m(t, e, r, a, n)
              } catch (t) {
                if ((c(o), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            f: (t) => {
              var e = u()
              try {
                tz(t)()
              } catch (t) {
                if ((c(e), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            l: (t, e) => {
              var r = u()
              try {
                tz(t)(e)
              } catch (t) {
                if ((c(r), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            ha: (t, e, r) => {
              var a = u()
              try {
                tz(t)(e, r)
              } catch (t) {
                if ((c(a), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            e: (t, e, r) => {
              var a = u()
              try {
                tz(t)(e, r)
              } catch (t) {
                if ((c(a), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            W: (t, e, r, a, n, o, i, l, d) => {
              var h = u()
              try {
                tz(t)(e, r, a, n, o, i, l, d)
              } catch (t) {
                if ((c(h), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            g: (t, e, r, a) => {
              var n = u()
              try {
                tz(t)(e, r, a)
              } catch (t) {
                if ((c(n), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            L: (t, e, r, a, n, o, i) => {
              var l = u()
              try {
                tz(t)(e, r, a, n, o, i)
              } catch (t) {
                if ((c(l), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            k: (t, e, r, a, n) => {
              var o = u()
              try {
                tz(t)(e, r, a, n)
              } catch (t) {
                if ((c(o), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            ka: (t, e, r, a, n, o, i, l) => {
              var d = u()
              try {
                tz(t)(e, r, a, n, o, i, l)
              } catch (t) {
                if ((c(d), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            o: (t, e, r, a, n, o) => {
              var i = u()
              try {
                tz(t)(e, r, a, n, o)
              } catch (t) {
                if ((c(i), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            y: (t, e, r, a, n, o, i) => {
              var l = u()
              try {
                tz(t)(e, r, a, n, o, i)
              } catch (t) {
                if ((c(l), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            v: (t, e, r, a, n, o, i, l) => {
              var d = u()
              try {
                tz(t)(e, r, a, n, o, i, l)
              } catch (t) {
                if ((c(d), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            E: (t, e, r, a, n, o, i, l, d) => {
              var h = u()
              try {
                tz(t)(e, r, a, n, o, i, l, d)
              } catch (t) {
                if ((c(h), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            w: (t, e, r, a, n, o, i, l, d, h) => {
              var f = u()
              try {
                tz(t)(e, r, a, n, o, i, l, d, h)
              } catch (t) {
                if ((c(f), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            n: (t, e, r, a, n, o, i, l, d, h, f) => {
              var p = u()
              try {
                tz(t)(e, r, a, n, o, i, l, d, h, f)
              } catch (t) {
                if ((c(p), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            J: (t, e, r, a, n, o, i, l, d, h, f, p, y, m, v, g) => {
              var w = u()
              try {
                tz(t)(e, r, a, n, o, i, l, d, h, f, p, y, m, v, g)
              } catch (t) {
                if ((c(w), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            ma: (t, e, r, a, n, o, i, l, d, h, f, p, y, m, v, g, w) => {
              var b = u()
              try {
                tz(t)(e, r, a, n, o, i, l, d, h, f, p, y, m, v, g, w)
              } catch (t) {
                if ((c(b), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            $: (t, e, r, a, n, o, i, l, d, h, f, y, m, v, g, w, b, $, C, T) => {
              var E = u()
              try {
                p(t, e, r, a, n, o, i, l, d, h, f, y, m, v, g, w, b, $, C, T)
              } catch (t) {
                if ((c(E), t !== t + 0)) throw t
                s(1, 0)
              }
            },
            z: (t) => t,
          },
          em = await (async () => {
            function e(e, r) {
              var v
              return (
                (a = (v = em = e.exports).Aa),
                (n = t._free = v.Ba),
                (o = t._malloc = v.Da),
                (i = v.Ea),
                (s = v.Fa),
                (l = v.Ga),
                (c = v.Ha),
                (u = v.Ia),
                (d = v.Ja),
                (h = v.Ka),
                (f = v.La),
                (tL.viijii = v.Ma),
                (p = tL.viijjijjjjjj = v.Na),
                (y = tL.iiijj = v.Oa),
                (m = tL.jiiii = v.Pa),
                (tL.iiiiij = v.Qa),
                (tL.iiiiijj = v.Ra),
                (tL.iiiiiijj = v.Sa),
                (g = v.ya),
                (w = v.Ca),
                B(),
                em
              )
            }
            var r,
              v = { a: ey }
            return t.instantiateWasm
              ? new Promise((r, a) => {
                  t.instantiateWasm(v, (t, a) => {
                    r(e(t, a))
                  })
                })
              : (null != k || ((r = 'zxing_reader.wasm'), (k = t.locateFile ? t.locateFile(r, A) : A + r)),
                e(
                  (
                    await (async (t, e, r) => {
                      if (!t && WebAssembly.instantiateStreaming)
                        try {
                          var a = fetch(e, { credentials: 'same-origin' })
                          return await WebAssembly.instantiateStreaming(a, r)
                        } catch (t) {
                          D(`wasm streaming compile failed: ${t}`), D('falling back to ArrayBuffer instantiation')
                        }
                      return (async (t, e) => {
                        try {
                          var r = await (async (t) => {
                            if (!O)
                              try {
                                var e = await x(t)
                                return new Uint8Array(e)
                              } catch {}
                            if (t == k && O) return new Uint8Array(O)
                            if (S) return S(t)
                            throw 'both async and sync fetching of the wasm failed'
                          })(t)
                          return await WebAssembly.instantiate(r, e)
                        } catch (t) {
                          D(`failed to asynchronously prepare wasm: ${t}`), j(t)
                        }
                      })(e, r)
                    })(O, k, v)
                  ).instance,
                ))
          })()
        return (
          (() => {
            if (t.preRun)
              for ('function' == typeof t.preRun && (t.preRun = [t.preRun]); t.preRun.length; ) J(t.preRun.shift())
            function e() {
              var e, r
              ;(t.calledRun = !0),
                F ||
                  ((M = !0),
                  em.za(),
                  null == (e = I) || e(t),
                  null == (r = t.onRuntimeInitialized) || r.call(t),
                  (() => {
                    if (t.postRun)
                      for ('function' == typeof t.postRun && (t.postRun = [t.postRun]); t.postRun.length; )
                        X(t.postRun.shift())
                    Q(q)
                  })())
            }
            Q(Z),
              t.setStatus
                ? (t.setStatus('Running...'),
                  setTimeout(() => {
                    setTimeout(() => t.setStatus(''), 1), e()
                  }, 1))
                : e()
          })(),
          M
            ? t
            : new Promise((t, e) => {
                ;(I = t), (R = e)
              })
        )
      }
      ;[...d.formats]
      var g = [
          ['aztec', 'Aztec'],
          ['aztec_code', 'AztecCode'],
          ['aztec_rune', 'AztecRune'],
          ['code_128', 'Code128'],
          ['code_39', 'Code39'],
          ['code_39_standard', 'Code39Std'],
          ['code_39_extended', 'Code39Ext'],
          ['code_32', 'Code32'],
          ['pzn', 'PZN'],
          ['code_93', 'Code93'],
          ['codabar', 'Codabar'],
          ['databar', 'DataBar'],
          ['databar_omni', 'DataBarOmni'],
          ['databar_stacked', 'DataBarStk'],
          ['databar_stacked_omni', 'DataBarStkOmni'],
          ['databar_expanded', 'DataBarExp'],
          ['databar_expanded_stacked', 'DataBarExpStk'],
          ['databar_limited', 'DataBarLtd'],
          ['data_matrix', 'DataMatrix'],
          ['dx_film_edge', 'DXFilmEdge'],
          ['ean_13', 'EAN13'],
          ['ean_upc', 'EANUPC'],
          ['isbn', 'ISBN'],
          ['ean_8', 'EAN8'],
          ['itf', 'ITF'],
          ['itf_14', 'ITF14'],
          ['maxi_code', 'MaxiCode'],
          ['micro_qr_code', 'MicroQRCode'],
          ['pdf417', 'PDF417'],
          ['compact_pdf417', 'CompactPDF417'],
          ['micro_pdf417', 'MicroPDF417'],
          ['qr_code', 'QRCode'],
          ['qr_code_model_1', 'QRCodeModel1'],
          ['qr_code_model_2', 'QRCodeModel2'],
          ['rm_qr_code', 'RMQRCode'],
          ['upc_a', 'UPCA'],
          ['upc_e', 'UPCE'],
          ['telepen', 'Telepen'],
          ['telepen_alpha', 'TelepenAlpha'],
          ['telepen_numeric', 'TelepenNumeric'],
          ['other_barcode', 'OtherBarcode'],
          ['linear_codes', 'AllLinear'],
          ['matrix_codes', 'AllMatrix'],
          ['gs1_codes', 'AllGS1'],
          ['retail_codes', 'AllRetail'],
          ['industrial_codes', 'AllIndustrial'],
          ['any', 'All'],
        ],
        w = [...g, ['unknown']].map((t) => t[0]),
        b = new Map(g)
      function $(t) {
        try {
          var e
          return (
            t instanceof
            (null == t || null == (e = t.ownerDocument) || null == (e = e.defaultView) ? void 0 : e.HTMLImageElement)
          )
        } catch {
          return !1
        }
      }
      function C(t) {
        try {
          var e
          return (
            t instanceof
            (null == t || null == (e = t.ownerDocument) || null == (e = e.defaultView) ? void 0 : e.SVGImageElement)
          )
        } catch {
          return !1
        }
      }
      function T(t) {
        try {
          var e
          return (
            t instanceof
            (null == t || null == (e = t.ownerDocument) || null == (e = e.defaultView) ? void 0 : e.HTMLVideoElement)
          )
        } catch {
          return !1
        }
      }
      function E(t) {
        try {
          var e
          return (
            t instanceof
            (null == t || null == (e = t.ownerDocument) || null == (e = e.defaultView) ? void 0 : e.HTMLCanvasElement)
          )
        } catch {
          return !1
        }
      }
      function _(t) {
        try {
          return t instanceof ImageBitmap || '[object ImageBitmap]' === Object.prototype.toString.call(t)
        } catch {
          return !1
        }
      }
      function P(t) {
        try {
          return t instanceof OffscreenCanvas || '[object OffscreenCanvas]' === Object.prototype.toString.call(t)
        } catch {
          return !1
        }
      }
      function A(t) {
        try {
          return t instanceof VideoFrame || '[object VideoFrame]' === Object.prototype.toString.call(t)
        } catch {
          return !1
        }
      }
      async function x(t) {
        var e
        if (
          $(t) &&
          !(await (async (t) => {
            try {
              return (await t.decode(), !0)
            } catch {
              return !1
            }
          })(t))
        )
          throw new DOMException('Failed to load or decode HTMLImageElement.', 'InvalidStateError')
        if (
          C(t) &&
          !(await (async (t) => {
            try {
              var e
              return (await (null == (e = t.decode) ? void 0 : e.call(t)), !0)
            } catch {
              return !1
            }
          })(t))
        )
          throw new DOMException('Failed to load or decode SVGImageElement.', 'InvalidStateError')
        if (A(t) && null === t.format) throw new DOMException('VideoFrame is closed.', 'InvalidStateError')
        if (T(t) && (0 === t.readyState || 1 === t.readyState))
          throw new DOMException('Invalid element or state.', 'InvalidStateError')
        if (_(t) && 0 === (e = t).width && 0 === e.height)
          throw new DOMException('The image source is detached.', 'InvalidStateError')
        const { width: r, height: a } = ((t) => {
          if ($(t)) return { width: t.naturalWidth, height: t.naturalHeight }
          if (C(t)) return { width: t.width.baseVal.value, height: t.height.baseVal.value }
          if (T(t)) return { width: t.videoWidth, height: t.videoHeight }
          if (_(t)) return { width: t.width, height: t.height }
          if (A(t)) return { width: t.displayWidth, height: t.displayHeight }
          if (E(t) || P(t)) return { width: t.width, height: t.height }
          throw TypeError(
            "The provided value is not of type '(Blob or HTMLCanvasElement or HTMLImageElement or HTMLVideoElement or ImageBitmap or ImageData or OffscreenCanvas or SVGImageElement or VideoFrame)'.",
          )
        })(t)
        if (0 === r || 0 === a) return null
        const n = ((t, e) => {
          try {
            const r = new OffscreenCanvas(t, e)
            if (r.getContext('2d') instanceof OffscreenCanvasRenderingContext2D) return r
            throw void 0
          } catch {
            const r = document.createElement('canvas')
            return ((r.width = t), (r.height = e), r)
          }
        })(r, a).getContext('2d')
        n.drawImage(t, 0, 0)
        try {
          return n.getImageData(0, 0, r, a)
        } catch {
          throw new DOMException('Source would taint origin.', 'SecurityError')
        }
      }
      function S(t, e) {
        var r, a
        return (r = t) instanceof DOMException || '[object DOMException]' === Object.prototype.toString.call(r)
          ? new DOMException(`${e}: ${t.message}`, t.name)
          : (a = t) instanceof Error || '[object Error]' === Object.prototype.toString.call(a)
            ? new t.constructor(`${e}: ${t.message}`)
            : Error(`${e}: ${t}`)
      }
      function O(t, e, r) {
        if ('function' == typeof t ? t === e : t.has(e)) return arguments.length < 3 ? e : r
        throw TypeError('Private element is not present on this object')
      }
      var I = new WeakMap(),
        R = class {
          constructor(t = {}) {
            var e, r, a
            ;((t, e) => {
              if (e.has(t)) throw TypeError('Cannot initialize the same private elements twice on an object')
            })(this, I),
              I.set(this, void 0)
            try {
              const n = null == t || null == (e = t.formats) ? void 0 : e.filter((t) => 'unknown' !== t)
              if ((null == n ? void 0 : n.length) === 0) throw TypeError('Hint option provided, but is empty.')
              for (const t of null == n ? [] : n)
                if (!b.has(t))
                  throw TypeError(
                    `Failed to read the 'formats' property from 'BarcodeDetectorOptions': The provided value '${t}' is not a valid enum value of type BarcodeFormat.`,
                  )
              ;(r = null == n ? [] : n), I.set(O(I, this), r), ((a = { fireImmediately: !0 }), m(v, a)).catch(() => {})
            } catch (t) {
              throw S(t, "Failed to construct 'BarcodeDetector'")
            }
          }
          static async getSupportedFormats() {
            return w.filter((t) => 'unknown' !== t)
          }
          async detect(t) {
            try {
              const e = await (async (t) => {
                if (
                  ((t) => {
                    try {
                      return t instanceof Blob || '[object Blob]' === Object.prototype.toString.call(t)
                    } catch {
                      return !1
                    }
                  })(t)
                )
                  return await (async (t) => {
                    let e
                    try {
                      e = await createImageBitmap(t)
                    } catch {
                      try {
                        if (!globalThis.Image) return t
                        {
                          e = new Image()
                          let r = ''
                          try {
                            ;(r = URL.createObjectURL(t)), (e.src = r), await e.decode()
                          } finally {
                            URL.revokeObjectURL(r)
                          }
                        }
                      } catch {
                        throw new DOMException('Failed to load or decode Blob.', 'InvalidStateError')
                      }
                    }
                    return await x(e)
                  })(t)
                if (
                  ((t) => {
                    try {
                      return t instanceof ImageData || '[object ImageData]' === Object.prototype.toString.call(t)
                    } catch {
                      return !1
                    }
                  })(t)
                ) {
                  var e
                  if (((e = t), 0 === e.data.buffer.byteLength))
                    throw new DOMException('The image data has been detached.', 'InvalidStateError')
                  return t
                }
                return E(t) || P(t)
                  ? ((t) => {
                      const { width: e, height: r } = t
                      if (0 === e || 0 === r) return null
                      const a = t.getContext('2d')
                      try {
                        return a.getImageData(0, 0, e, r)
                      } catch {
                        throw new DOMException('Source would taint origin.', 'SecurityError')
                      }
                    })(t)
                  : await x(t)
              })(t)
              if (null === e) return []
              let r,
                a = { textMode: 'Plain', formats: I.get(O(I, this)).map((t) => b.get(t)) }
              try {
                r = await (async (t, e) =>
                  (async (t, e, r = d) => {
                    let a = { ...d, ...r },
                      n = await m(t, { fireImmediately: !0 }),
                      o,
                      i
                    if ('width' in e && 'height' in e && 'data' in e) {
                      const { data: t, width: r, height: s } = e,
                        l = ((t) => {
                          const e = t.byteLength >> 2,
                            r = new Uint8Array(e)
                          for (let a = 0; a < e; a++) {
                            const e = a << 2
                            r[a] = (306 * t[e] + 601 * t[e + 1] + 117 * t[e + 2] + 512) >> 10
                          }
                          return r
                        })(t),
                        c = l.byteLength
                      if (!(i = n._malloc(c))) throw Error(`Failed to allocate ${c} bytes in WASM memory`)
                      try {
                        n.HEAPU8.set(l, i), (o = n.readBarcodesFromPixmap(i, r, s, h(a)))
                      } finally {
                        n._free(i)
                      }
                    } else {
                      let t, r
                      if ('buffer' in e) [t, r] = [e.byteLength, e]
                      else if ('byteLength' in e) [t, r] = [e.byteLength, new Uint8Array(e)]
                      else if ('size' in e) [t, r] = [e.size, new Uint8Array(await e.arrayBuffer())]
                      else throw TypeError('Invalid input type')
                      if (!(i = n._malloc(t))) throw Error(`Failed to allocate ${t} bytes in WASM memory`)
                      try {
                        n.HEAPU8.set(r, i), (o = n.readBarcodesFromImage(i, t, h(a)))
                      } finally {
                        n._free(i)
                      }
                    }
                    const s = []
                    for (let t = 0; t < o.size(); ++t) {
                      var c
                      s.push({
                        ...(c = o.get(t)),
                        format: c.format,
                        symbology: c.symbology,
                        contentType: l[c.contentType],
                      })
                    }
                    return s
                  })(v, t, e))(e, a)
              } catch (t) {
                throw (
                  console.error(t), new DOMException('Barcode detection service unavailable.', 'NotSupportedError')
                )
              }
              return r.map((t) => {
                const {
                    topLeft: { x: e, y: r },
                    topRight: { x: a, y: n },
                    bottomLeft: { x: o, y: i },
                    bottomRight: { x: s, y: l },
                  } = t.position,
                  c = Math.min(e, a, o, s),
                  u = Math.min(r, n, i, l),
                  d = Math.max(e, a, o, s),
                  h = Math.max(r, n, i, l)
                return {
                  boundingBox: new DOMRectReadOnly(c, u, d - c, h - u),
                  rawValue: t.text,
                  format: ((t) => {
                    for (const [e, r] of b) if (t === r) return e
                    return 'unknown'
                  })(t.format),
                  cornerPoints: [
                    { x: e, y: r },
                    { x: a, y: n },
                    { x: s, y: l },
                    { x: o, y: i },
                  ],
                }
              })
            } catch (t) {
              throw S(t, "Failed to execute 'detect' on 'BarcodeDetector'")
            }
          }
        }
      const D = new URL(r(3097), r.b)
      async function F(t) {
        const e = await fetch(D)
        if (!e.ok) throw Error(`no decoder: HTTP ${e.status}`)
        const r = await e.arrayBuffer()
        return (await m(v, { overrides: { wasmBinary: r }, fireImmediately: !0 }), new R(t))
      }
    },
  },
])
