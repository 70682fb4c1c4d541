"""How rules are compiled: to machine code if Python calls them, and to LLVM bitcode if other rules call them.

Numba by itself makes machine code and a Python wrapper for every function, and optimizes it again with each of its
callers, and counts the time of each pass. Here a rule that is called by rules is optimized only within the rules that
Python calls, once, and nothing is timed. This takes half the time, and what is loaded from the cache has no bitcode.

This module uses internals of Numba, so `core/rule.py` imports it only with the versions that it was tested with.
"""

# Internals of Numba aren't typed.
# pyright: reportAttributeAccessIssue=false, reportAssignmentType=false, reportPrivateImportUsage=false

from __future__ import annotations

import re
import threading
from collections import Counter
from functools import cached_property
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numba.core import caching, codegen, compiler, config, sigutils, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager
from numba.core.errors import ForceLiteralArg
from numba.core.registry import CPUDispatcher
from numba.core.runtime import rtsys
from numba.np.numpy_support import as_dtype

from baghdad.core import stored_rules

CACHE_DIR_LOCK = threading.Lock()
CALL = re.compile(r" call [^@\n]*@\"?([^\"(]+)\"?\(")  # in LLVM's assembly language, with the name of the function
INTRINSIC = "llvm."  # how names of functions begin that LLVM itself has
BITCODE_PREFIX = "bitcode-"  # of names of files in the cache


def optimize_functions(library: Any, module: Any) -> None:
    """Optimize each function that a module defines by itself; as Numba does, but without timers."""
    module.data_layout = library._codegen._data_layout
    for function in module.functions:
        if not function.is_declaration:
            passes, builder = library._codegen._function_pass_manager()
            passes.run(function, builder)


def inline_single_calls(module: Any) -> None:
    """Have LLVM inline every function that is called in only one place, before it optimizes anything.

    Otherwise it leaves large functions as calls, because other modules might need them too, and a call is slow, since
    Numba passes results through memory. Or it optimizes a function first by itself and then again in its caller.
    """
    calls = Counter(CALL.findall(str(module)))
    for function in module.functions:
        if function.linkage == llvm.Linkage.linkonce_odr:
            function.linkage = llvm.Linkage.internal
            if calls[function.name] == 1 and may_inline(function):
                function.add_function_attribute("alwaysinline")


def may_inline(function: Any) -> bool:
    """Return whether a function doesn't have to remain one."""
    return not any(b"noinline" in group for group in function.attributes)


class MachineCodeLibrary(codegen.JITCodeLibrary):
    """The machine code of a rule that Python calls, with all rules that it calls."""

    _optimize_functions = optimize_functions

    def _optimize_final_module(self) -> None:
        """Optimize once; Numba's first round is for reference counts, of which rules have few."""
        inline_single_calls(self._final_module)
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class BitcodeCodegen:
    """The code generator of a library without machine code, in which nothing has an address."""

    def set_env(self, name: str, environment: Any) -> None:
        """Do nothing: the rule that is compiled to machine code sets the environments of those that it calls."""


class BitcodeLibrary(codegen.JITCodeLibrary):
    """The code of a rule and of those it calls, to be optimized and translated to machine code within a caller."""

    codegen = BitcodeCodegen()
    _optimize_functions = optimize_functions

    def finalize(self) -> None:
        """Link the rules that are called; every caller may have a copy. Code with addresses in it isn't cached."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                function.linkage = llvm.Linkage.linkonce_odr
        self._finalize_dynamic_globals()
        for library in self._linking_libraries:
            self._dynamic_globals += library._dynamic_globals
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Leave the code as it is."""

    def _finalize_final_module(self) -> None:
        """Don't add the code to the execution engine, which would make machine code of it."""
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """Return the code itself instead of a copy."""
        self._ensure_finalized()
        return self._final_module

    def get_pointer_to_function(self, name: str) -> int:
        """Return 0: there is no machine code."""
        self._ensure_finalized()
        return 0

    def serialize_using_object_code(self) -> Any:
        """Return the library for the cache."""
        return self.serialize_using_bitcode()


class RulePassManager(PassManager):
    """Runs the passes of Numba's compiler without its events, timers and checks of the passes themselves."""

    def _runPass(self, _index: int, compiler_pass: Any, state: Any) -> None:  # noqa: N802
        compiler_pass.analysis = self._analysis
        compiler_pass.run_initialization(state)
        compiler_pass.run_pass(state)
        compiler_pass.run_finalizer(state)


class MachineCodeCompiler(compiler.Compiler):
    """The compiler of rules that Python calls."""

    library: type[codegen.JITCodeLibrary] = MachineCodeLibrary

    def compile_extra(self, func: Any) -> Any:
        """Compile a function into a library of this kind."""
        self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)

    def define_pipelines(self) -> list[PassManager]:
        """Return Numba's own passes, run in a simpler way."""
        (usual,) = super().define_pipelines()
        manager = RulePassManager(usual.pipeline_name)
        manager.passes = usual.passes
        manager.finalize()
        return [manager]


class BitcodeCompiler(MachineCodeCompiler):
    """The compiler of rules that are called by rules."""

    library = BitcodeLibrary


class RuleCacheImpl(caching.CompileResultCacheImpl):
    """Stores a compiled rule; without its annotations, which take long to write and are never read."""

    def reduce(self, cres: Any) -> Any:
        """Return what is stored; machine code without bitcode, since nothing links to it."""
        (name, kind, code), *rest = cres._replace(type_annotation="")._reduce()
        if kind == "object":
            functions = cres.library._final_module.functions
            needed = [each.name for each in functions if each.is_declaration and not each.name.startswith(INTRINSIC)]
            code = (code[0], needed)
        return (name, kind, code), *rest

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        """Return the compiled rule that was stored."""
        (name, kind, code), description, environment, signature, *_, environments = payload
        library = (self._load_machine_code if kind == "object" else self._load_bitcode)(target_context, name, code)
        if kind == "object":
            library._codegen._engine._defined_symbols.add(description.llvm_cpython_wrapper_name)
        entry_point = target_context.get_executable(library, description, environment)
        for other in environments:
            library.codegen.set_env(other.env_name, other)
        fields = dict.fromkeys(compiler.CR_FIELDS)
        return compiler.CompileResult(
            **fields
            | {
                "target_context": target_context,
                "typing_context": target_context.typing_context,
                "library": library,
                "environment": environment,
                "entry_point": entry_point,
                "fndesc": description,
                "signature": signature,
                "objectmode": False,
                "lifted": (),
                "reload_init": (),
                "referenced_envs": environments,
            }
        )

    def _load_machine_code(self, target_context: Any, name: str, code: tuple[bytes, list[str]]) -> Any:
        """Load machine code; what it calls has to be there, or else the rest of Numba is imported."""
        machine_code, needed = code
        rtsys.initialize(target_context)
        if not all(map(llvm.address_of_symbol, needed)):
            target_context.refresh()
        library = target_context.codegen().create_library(name)
        library.enable_object_caching()
        library._set_compiled_object(machine_code)
        library._finalize_final_module()
        return library

    def _load_bitcode(self, target_context: Any, name: str, code: bytes) -> Any:
        library = BitcodeLibrary(target_context.codegen(), name)
        library._final_module = llvm.parse_bitcode(code)
        library._finalized = True
        return library


class BitcodeCacheImpl(RuleCacheImpl):
    """Stores a rule without machine code, in files of other names."""

    def get_filename_base(self, fullname: str, abiflags: str) -> Any:
        """Return how the names of the files begin."""
        return BITCODE_PREFIX + super().get_filename_base(fullname, abiflags)


class RuleCache(caching.Cache):
    """The cache of one rule's machine code."""

    _impl_class = RuleCacheImpl

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Load a compiled rule as Numba does, but without importing the rest of the compiler first."""
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)


class BitcodeCache(caching.Cache):
    """The cache of one rule's bitcode."""

    _impl_class = BitcodeCacheImpl


class CachingDispatcher(CPUDispatcher):
    """A function that is compiled as Numba does it, but without events and timers, which take a tenth of the time."""

    def compile(self, sig: Any) -> Any:
        """Compile for a signature, or load what was compiled; return the entry point."""
        arguments, return_type = sigutils.normalize_signature(sig)
        if arguments in self.overloads:
            return self.overloads[arguments].entry_point
        with global_compiler_lock, self._compiling_counter:
            result = self._cache.load_overload(sig, self.targetctx)
            if result is None:
                self._cache_misses[sig] += 1
                result = self._compile(arguments, return_type)
                self.add_overload(result)
                self._cache.save_overload(sig, result)
            else:
                self._cache_hits[sig] += 1
                self.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])
                self.add_overload(result)
        return result.entry_point

    def _compile(self, arguments: Any, return_type: Any) -> Any:
        try:
            return self._compiler.compile(arguments, return_type)
        except ForceLiteralArg as wish:
            raise wish.bind_fold_arguments(lambda args, kws: self._compiler.fold_argument_types(args, kws)[1]) from None


class RuleDispatcher(CachingDispatcher):
    """A rule: compiled to machine code when Python calls it, and to bitcode when another rule does."""

    folder: Path

    @cached_property
    def bitcode(self) -> Any:
        """The same rule for other rules."""
        options = {**self.targetoptions, "no_cpython_wrapper": True}
        found = CachingDispatcher(self.py_func, targetoptions=options, pipeline_class=BitcodeCompiler)
        found._cache = cache_in(self.folder, BitcodeCache, self.py_func)
        return found

    def load_cached(self) -> None:
        """Load all machine code of this rule that is in the cache."""
        for key in self._cache._cache_file._load_index():
            if key == self._cache._index_key(key[0], self.targetctx.codegen()):
                self.compile(key[0])

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Return how another rule calls this one."""
        return self.bitcode.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        """Return what another rule calls."""
        return self.bitcode.get_overload(sig)

    def add_overload(self, cres: Any) -> None:
        """Add compiled code, set the environments of all rules in it, and store it for processes without Numba."""
        environments = cres._find_referenced_environments()
        for environment in environments:
            cres.target_context.codegen().set_env(environment.env_name, environment)
        super().add_overload(cres)
        kinds = [kind for argument in cres.signature.args if (kind := kind_of(argument))]
        if len(kinds) == len(cres.signature.args) and not any(environment.consts for environment in environments):
            code, entry = cres.library._compiled_object, cres.fndesc.llvm_cpython_wrapper_name
            stored_rules.store(self.folder, self.py_func, kinds, code, entry)


def kind_of(argument: Any) -> stored_rules.Kind | None:
    """Return how a process without Numba recognizes an argument of a type; None if it doesn't."""
    if isinstance(argument, types.Record):
        return stored_rules.RecordOf(as_dtype(argument))
    if type(argument) is types.Array and (argument.layout, argument.aligned, argument.mutable) == ("C", True, True):
        return stored_rules.ArrayOf(as_dtype(argument.dtype), argument.ndim)
    return stored_rules.Number(str(argument)) if str(argument) in stored_rules.NUMBER_TYPES else None


def cache_in(folder: Path, kind: Any, function: Any) -> Any:
    """Return the cache of a function in a folder; Numba reads the folder from a setting of the whole process."""
    with CACHE_DIR_LOCK:
        previous, config.CACHE_DIR = config.CACHE_DIR, str(folder)
        try:
            return kind(function)
        finally:
            config.CACHE_DIR = previous


def dispatcher(function: Any, folder: Path, options: dict[str, Any]) -> RuleDispatcher:
    """Return a rule that is compiled when it is first called, and cached in a folder."""
    options = {**options, "nopython": True, "boundscheck": None}
    made = RuleDispatcher(function, targetoptions=options, pipeline_class=MachineCodeCompiler)
    made.folder = folder
    made._cache = cache_in(folder, RuleCache, function)
    return made
