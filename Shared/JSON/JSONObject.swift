/// Makes a struct a JSON object: a member for each of its stored properties, in their order.
///
/// A member has the property's name in snake case (`recipeID` is `recipe_id`), or that which `@Key` gives. What is nil
/// is written as null, or not at all with `@LeftOutIfNil`. Read is: a property of an optional type from a member that
/// may be missing or null; one of type `T??` as a member of a merge patch (RFC 7396); one with an initial value from a
/// member that may be missing or null; any other from a member that has to be there. A public struct also gets the
/// initializer of its members, in which those with an initial value may be left out.
@attached(member, names: named(init))
@attached(extension, conformances: JSONEncodable, JSONReadable, names: named(init), named(encode))
public macro JSONObject(_ options: JSONObjectOption...) =
    #externalMacro(module: "Macros", type: "JSONObjectMacro")

/// What `@JSONObject` leaves away.
public enum JSONObjectOption {
    /// The type is not written.
    case readOnly
    /// The type is not read.
    case writtenOnly
    /// No member is written whose property is nil, as if `@LeftOutIfNil` stood before each.
    case leavesOutNil
    /// A member may be missing, which leaves a thing as it is, but is null only for a property of type `T??`.
    case mergePatch
}

/// The name of a property's member, where it is not the property's own in snake case.
@attached(peer)
public macro Key(_ name: StaticString) = #externalMacro(module: "Macros", type: "Key")

/// A property whose member is not written at all where the property is nil.
@attached(peer)
public macro LeftOutIfNil() = #externalMacro(module: "Macros", type: "LeftOutIfNil")

/// A property that is a `FieldGroup`, or a `FieldPatch`, whose fields are members of the object itself.
@attached(peer)
public macro Flattened() = #externalMacro(module: "Macros", type: "Flattened")

/// Adds the initializer of a public type's members, or a class's, in which those with an initial value may be left out;
/// the first `unlabelled` ones have no label.
@attached(member, names: named(init))
public macro MembersInit(unlabelled: Int = 0) = #externalMacro(module: "Macros", type: "MembersInitMacro")
